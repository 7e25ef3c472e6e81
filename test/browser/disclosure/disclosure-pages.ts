import type { Page } from 'playwright/test'
import { ownPage } from '../own-page'

/** What the builder's stylesheet does to tabs and accordions. */
export const CSS = `
:is(.elementor-tab-title, .e-n-tab-title, summary, [data-tabs-list] a) { display: block; padding: 12px }
.elementor-tab-content { display: none; padding: 10px; border: 1px solid }
.elementor-tabs-wrapper, .e-n-tabs-heading, [data-tabs-list] { display: flex }
.elementor-tabs-view-vertical .elementor-tabs-wrapper { flex-direction: column }
.elementor-tab-title.elementor-tab-mobile-title { display: none }
.e-n-tabs-heading { overflow: auto }
.e-n-tab-title { flex: none }
.e-con { display: flex; padding: 10px }
.e-con > [data-widget] { width: 100%; min-width: 0 }
.e-n-tabs-content > .e-con:not(.e-active) { display: none }
.e-n-tabs:not(.e-activated) > .e-n-tabs-content > .e-con:first-child { display: flex }
.tall { min-height: 1500px }
@media (max-width: 767px) {
  .elementor-tabs-wrapper { display: none }
  .elementor-tab-title.elementor-tab-mobile-title { display: block }
  .e-n-tabs { display: flex; flex-direction: column }
  .e-n-tabs-heading, .e-n-tabs-content { display: contents }
  .e-n-tab-title, .e-n-tabs-content > .e-con { order: var(--n-tabs-title-order) }
}
`
const NAMES = ['Jeden', 'Dwa', 'Trzy']
const settingsOf = (settings: object) => `data-settings='${JSON.stringify(settings)}'`

/** Classic tabs as the server sends them, with the roles that are wrong there. */
export const classicTabs = (id = '123', panels = ['Pierwsza <a href="#x">treść</a>', 'Druga treść', 'Trzecia treść'], vertical = false) => `
<div class="elementor-element elementor-widget elementor-widget-tabs elementor-tabs-view-${vertical ? 'vertical' : 'horizontal'}" data-id="${id}" data-element_type="widget" data-widget_type="tabs.default"><div class="elementor-widget-container"><div class="elementor-tabs">
<div class="elementor-tabs-wrapper" role="tablist">${panels.map((_, i) => `<div id="elementor-tab-title-${id}${i + 1}" class="elementor-tab-title elementor-tab-desktop-title" aria-selected="${!i}" data-tab="${i + 1}" role="tab" tabindex="${i ? -1 : 0}" aria-controls="elementor-tab-content-${id}${i + 1}" aria-expanded="false">${NAMES[i]}</div>`).join('')}</div>
<div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">${panels.map((panel, i) => `<div class="elementor-tab-title elementor-tab-mobile-title" aria-selected="${!i}" data-tab="${i + 1}" role="tab" tabindex="${i ? -1 : 0}" aria-controls="elementor-tab-content-${id}${i + 1}" aria-expanded="false">${NAMES[i]}</div><div id="elementor-tab-content-${id}${i + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${i + 1}" role="tabpanel" aria-labelledby="elementor-tab-title-${id}${i + 1}" tabindex="0" hidden="${i ? 'hidden' : 'false'}">${panel}</div>`).join('')}</div>
</div></div></div>`

/** A classic accordion or toggle; `tag` is the title's, and old markup has links with an address in the titles. */
export const classicAccordion = (
  kind: 'accordion' | 'toggle' = 'accordion',
  id = '207',
  tag = 'div',
  href = '',
  panels = ['Odpowiedź <a href="#x">a</a>', 'Druga', 'Trzecia'],
) => `
<div class="elementor-element elementor-widget" data-id="${id}" data-element_type="widget" data-widget_type="${kind}.default"><div class="elementor-widget-container"><div class="elementor-${kind}">${panels.map((panel, i) => `<div class="elementor-${kind}-item"><${tag} id="elementor-tab-title-${id}${i + 1}" class="elementor-tab-title" data-tab="${i + 1}" role="button" aria-controls="elementor-tab-content-${id}${i + 1}" aria-expanded="false"><span aria-hidden="true">+</span><a class="elementor-${kind}-title" tabindex="0"${href}>${NAMES[i]}</a></${tag}><div id="elementor-tab-content-${id}${i + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${i + 1}" role="region" aria-labelledby="elementor-tab-title-${id}${i + 1}">${panel}</div></div>`).join('')}</div></div></div>`

export const nestedTabs = (
  id = '145',
  panels = ['Pierwsza <a href="#x">treść</a>', 'Druga treść', 'Trzecia treść'],
  settings: object = {},
) => `
<div class="elementor-element elementor-widget elementor-widget-n-tabs e-n-tabs-mobile" data-id="n${id}" data-element_type="widget" data-widget_type="nested-tabs.default" ${settingsOf(settings)}><div class="elementor-widget-container"><div class="e-n-tabs" data-widget-number="${id}">
<div class="e-n-tabs-heading" role="tablist">${panels.map((_, i) => `<button id="e-n-tabs-title-${id}${i + 1}" class="e-n-tab-title" aria-selected="${!i}" data-tab-index="${i + 1}" role="tab" tabindex="${i ? -1 : 0}" aria-controls="e-n-tab-content-${id}${i + 1}"><span class="e-n-tab-title-text">${NAMES[i] ?? `Karta ${i}`}</span></button>`).join('')}</div>
<div class="e-n-tabs-content">${panels.map((panel, i) => `<div id="e-n-tab-content-${id}${i + 1}" role="tabpanel" aria-labelledby="e-n-tabs-title-${id}${i + 1}" data-tab-index="${i + 1}" class="${i ? '' : 'e-active '}elementor-element e-con e-child" data-element_type="container">${panel}</div>`).join('')}</div>
</div></div></div>`

export const nestedAccordion = (
  id = '306',
  panels = ['Odpowiedź <a href="#x">a</a>', 'Druga', 'Trzecia'],
  settings: object = { n_accordion_animation_duration: { unit: 'ms', size: 300 } },
) => `
<div class="elementor-element elementor-widget elementor-widget-n-accordion" data-id="a${id}" data-element_type="widget" data-widget_type="nested-accordion.default" ${settingsOf(settings)}><div class="elementor-widget-container"><div class="e-n-accordion">${panels.map((panel, i) => `<details id="e-n-accordion-item-${id}${i}" class="e-n-accordion-item"${i ? '' : ' open'}><summary class="e-n-accordion-item-title" data-accordion-index="${i + 1}" tabindex="${i ? -1 : 0}" aria-expanded="${!i}" aria-controls="e-n-accordion-item-${id}${i}"><span class="e-n-accordion-item-title-header">${NAMES[i]}</span></summary><div role="region" aria-labelledby="e-n-accordion-item-${id}${i}" class="elementor-element e-con e-child" data-element_type="container">${panel}</div></details>`).join('')}</div></div></div>`

export const handTabs = `<div data-widget="tabs"><div data-tabs-list><a href="#price">Cena</a><a href="#directions">Dojazd</a></div><section id="price">Od 40 zł</section><section id="directions">Promem <b id="ferry">o ósmej</b></section></div>`
export const handAccordion = `<div data-widget="accordion" data-settings='{"n_accordion_animation_duration":"0.1s"}'><details open><summary>Czy można z psem?</summary>Tak.</details><details id="rain"><summary>A w deszczu?</summary><p>Też.</p></details></div>`

/** Opens the page and waits until everything on it has started. */
export async function openPage(page: Page, body: string, head = ''): Promise<void> {
  await ownPage(page, `<main>${body}</main>`, CSS, head)
  await started(page)
}
export async function started(page: Page): Promise<void> {
  const reach = await page.waitForFunction(() => {
    const { Skerry } = window as unknown as { Skerry?: { islands: () => { state: string; widget: { name: string } }[] } }
    const mine = Skerry?.islands().filter(({ widget }) => /tabs|accordion/.test(widget.name)) ?? []
    if (!mine.length || mine.some(({ state }) => state === 'waiting')) return
    // What addresses, the browser's search and the printer need comes by itself, after what titles need.
    return performance.getEntriesByType('resource').find(({ name }) => /dom-disclosure-revealing-/.test(name))?.name
  })
  // A module is evaluated once: this import resolves after the runtime's own, which came first.
  await page.evaluate((src) => import(src as string).then(() => {}), await reach.jsonValue())
}

/** The indexes, from 1, of the panels that show, as a text. */
export const shown = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .flatMap((el, i) => (!(el as HTMLElement).hidden && el.checkVisibility() && (el as HTMLElement).offsetHeight ? [i + 1] : []))
        .join(),
    )
