import type { Page } from 'playwright/test'
import { CSS, classicAccordion, classicTabs, nestedAccordion, nestedTabs, started } from '../disclosure/disclosure-pages'
import { expect, test } from '../harness'
import { mega } from '../menu/menu-pages'
import { ownPage } from '../own-page'
import { builderPopup, openLink, popupCss } from '../popup/popups'

const click = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((el: HTMLElement) => el.click())
type Step = (page: Page) => Promise<unknown>

/** What can hold a film: the markup around it, and how to show and leave it. `frame` is another provider's player. */
const PLACES: Record<string, [around: (film: string) => string, show: Step, leave: Step]> = {
  'a hand-written tab': [
    (film) =>
      `<div data-widget="tabs"><div data-tabs-list><a href="#ta" id="t1">A</a><a href="#tb" id="t2">B</a></div><section id="ta">a</section><section id="tb">${film}</section></div>`,
    click('#t2'),
    click('#t1'),
  ],
  'a nested tab': [(film) => nestedTabs('145', ['a', film]), click('#e-n-tabs-title-1452'), click('#e-n-tabs-title-1451')],
  'an atomic tab': [
    (film) =>
      `<div class="e-con e-atomic-element e-tabs-base" data-id="at" data-element_type="e-tabs" data-e-type="e-tabs" data-e-settings='{}'><div data-element_type="e-tabs-menu" data-e-type="e-tabs-menu" role="tablist" aria-label="A">${[0, 1].map((n) => `<button class="e-con e-atomic-element e-tab-base" data-element_type="e-tab" data-e-type="e-tab" role="tab" id="at-tab-${n}" aria-controls="at-tab-content-${n}">${n}</button>`).join('')}</div><div data-element_type="e-tabs-content-area" data-e-type="e-tabs-content-area">${['a', film].map((inside, n) => `<div class="e-con e-atomic-element e-tab-content-base" data-element_type="e-tab-content" data-e-type="e-tab-content" role="tabpanel" id="at-tab-content-${n}" aria-labelledby="at-tab-${n}" ${n ? 'hidden="true"' : ''}>${inside}</div>`).join('')}</div></div>`,
    click('#at-tab-1'),
    click('#at-tab-0'),
  ],
  'a classic tab': [(film) => classicTabs('123', ['a', film]), click('#elementor-tab-title-1232'), click('#elementor-tab-title-1231')],
  'an item of a classic accordion': [
    (film) => classicAccordion('accordion', '207', 'div', '', ['a', film]),
    click('#elementor-tab-title-2072'),
    click('#elementor-tab-title-2071'),
  ],
  'an item of a nested accordion': [
    (film) => nestedAccordion('306', ['a', film]),
    click('#e-n-accordion-item-3061 summary'),
    click('#e-n-accordion-item-3061 summary'),
  ],
  'an item of a toggle': [
    (film) => classicAccordion('toggle', '208', 'div', '', ['a', film]),
    click('#elementor-tab-title-2082'),
    click('#elementor-tab-title-2082'),
  ],
  'a hand-written item that is the film itself': [
    (film) => `<div data-widget="accordion"><details><summary id="s1">A</summary>${film.replace(/<iframe.*/, '')}</details></div>`,
    click('#s1'),
    click('#s1'),
  ],
  'a tab in an item': [
    (film) => nestedAccordion('309', ['a', nestedTabs('149', [film, 'b'])]),
    click('#e-n-accordion-item-3091 summary'),
    click('#e-n-accordion-item-3091 summary'),
  ],
  'a closed tab in an item': [
    (film) => nestedAccordion('312', ['a', nestedTabs('152', ['b', film])]),
    async (page) => {
      await click('#e-n-accordion-item-3121 summary')(page)
      await click('#e-n-tabs-title-1522')(page)
    },
    click('#e-n-accordion-item-3121 summary'),
  ],
  'a slide': [
    (film) =>
      `<div data-widget="slider" id="slider" aria-label="Filmy" data-settings='{"slides_to_show":1,"navigation":"both","infinite":""}'><div>1</div><div>${film}</div></div>`,
    click('#slider [aria-label*=astępn]'),
    click('#slider [aria-label*=oprzedn]'),
  ],
  'an off-canvas panel': [
    (film) =>
      `<button id="oc" data-off-canvas-toggle="panel">o</button><section data-widget="off-canvas" id="panel" aria-label="Film">${film}</section>`,
    click('#oc'),
    click('#oc'),
  ],
  'a hand-written popup': [
    (film) =>
      `<button id="after" data-popup-toggle="pop">o</button><section data-widget="popup" id="pop" hidden><h2>t</h2>${film}</section>`,
    async (page) => {
      await click('#after')(page)
      await expect(page.getByRole('dialog', { name: 't' })).toBeVisible()
    },
    (page) => page.keyboard.press('Escape'),
  ],
  'a submenu': [
    (film) =>
      `<nav data-widget="menu" id="menu" aria-label="Menu"><ul data-menu-list><li><a href="/r">Rejsy</a><ul><li>${film}</li></ul></li></ul></nav>`,
    click('#menu .skerry-menu-sub'),
    click('#menu .skerry-menu-sub'),
  ],
  'a panel of a mega menu': [
    (film) => mega('click').replace('<a href="/x/">', `${film}<a href="/x/">`),
    click('[aria-controls=c1]'),
    click('[aria-controls=c1]'),
  ],
}
const MENUS = `[data-widget=menu] ul ul:not([style*=block]),.e-n-menu-content>:not(.e-active) { display: none } .e-n-menu-content>.e-active { display: block }`
const NESTED = Object.keys(PLACES).indexOf('a closed tab in an item')
const film = (id: number, attributes: string) =>
  `<video id="film${id}" src="/pages/film.webm?${id}" loop muted width="100" ${attributes}></video><iframe id="frame${id}" title="t" src="https://www.youtube.com/embed/x?autoplay=1"></iframe>`
/** A panel that cannot be seen in the window does not count as open. */
const PANEL_CSS = '#panel { position: fixed; inset: 0 0 0 auto; width: 300px } #panel[data-open=no] { display: none }'
const pageOf = (attributes: string) =>
  `<main><h1>Filmy</h1>${Object.values(PLACES)
    .map(([around], i) => around(film(i, attributes)))
    .join('\n')}</main>`

const is = (page: Page, id: number) =>
  page.evaluate((i) => {
    const el = document.getElementById(`film${i}`) as HTMLVideoElement
    const frame = document.getElementById(`frame${i}`)
    return { plays: !el.paused, frame: (frame?.getAttribute('src') ?? 'youtube').includes('youtube') }
  }, id)
/** Every island, in view or not. */
const allMounted = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          (window as unknown as { Skerry: { islands(): { state: string }[] } }).Skerry.islands().filter(({ state }) => state === 'waiting')
            .length,
      ),
    )
    .toBe(0)

/** A script adds a film that plays by itself beside each other one. */
const addFilms = (page: Page) =>
  page.evaluate(() => {
    for (const film of document.querySelectorAll<HTMLVideoElement>('[id^=film]')) {
      const late = Object.assign(document.createElement('video'), { muted: true, autoplay: true, loop: true, width: 50 })
      late.id = film.id.replace('film', 'late')
      late.src = `/pages/film.webm?${late.id}`
      film.parentElement?.append(late)
    }
  })

test('a film stops when its part of the page is left, and so does a player in a frame, which gets its address back afterwards', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await ownPage(page, pageOf(''), CSS + PANEL_CSS + MENUS)
  await started(page)
  await allMounted(page)
  for (const [i, [name, [, show, leave]]] of Object.entries(PLACES).entries()) {
    await show(page)
    const play = () =>
      page.locator(`#film${i}`).evaluate(async (el: HTMLVideoElement) => {
        await el.play()
        return el.paused
      })
    expect(await play(), name).toBe(false)
    await expect.poll(async () => (await is(page, i)).frame, name).toBe(true)
    await leave(page)
    await expect.poll(() => is(page, i), name).toEqual({ plays: false, frame: /itself/.test(name) })
    await show(page)
    // Only the visitor starts again what the visitor has started.
    await expect.poll(() => is(page, i), name).toEqual({ plays: false, frame: true })
    await leave(page)
  }
})

test('a film that plays by itself neither loads nor plays while its part is closed, and plays while it is open', async ({ page }) => {
  test.setTimeout(90_000)
  const popup = builderPopup(
    1,
    { triggers: [], timing: [] },
    '<video id="theirs" src="/pages/film.webm?b" muted loop autoplay preload="auto"></video>',
  )
  await ownPage(page, pageOf('autoplay') + openLink(1) + popup, CSS + popupCss + PANEL_CSS + MENUS)
  await started(page)
  await allMounted(page)
  await addFilms(page)
  const waitsIn = (i: number) =>
    page.evaluate((id) => {
      const { paused, readyState, networkState } = document.getElementById(`film${id}`) as HTMLVideoElement
      const frame = document.getElementById(`frame${id}`)
      const isLatePaused = (document.getElementById(`late${id}`) as HTMLVideoElement).paused
      return { paused, readyState, loads: networkState === 2, frame: frame?.getAttribute('src') ?? 'about:blank', isLatePaused }
    }, i)
  const WAITS = { paused: true, readyState: 0, loads: false, frame: 'about:blank', isLatePaused: true }
  const playsLate = (i: number) => page.locator(`#late${i}`).evaluate((el: HTMLVideoElement) => !el.paused)
  for (const [i, [name, [, show, leave]]] of Object.entries(PLACES).entries()) {
    await expect.poll(() => waitsIn(i), name).toEqual(WAITS)
    if (i === NESTED) {
      await click('#e-n-accordion-item-3121 summary')(page)
      await expect(page.locator('#e-n-tabs-title-1521')).toBeVisible()
      // One that the browser begins as its surroundings show is stopped as it begins.
      await expect.poll(() => waitsIn(i)).toEqual(WAITS)
      await leave(page)
    }
    await show(page)
    await expect.poll(() => is(page, i), name).toEqual({ plays: true, frame: true })
    await expect.poll(() => playsLate(i), name).toBe(true)
    await leave(page)
    await expect.poll(() => is(page, i), name).toEqual({ plays: false, frame: /itself/.test(name) })
    await show(page)
    await expect.poll(async () => (await is(page, i)).plays, name).toBe(true)
    await leave(page)
  }
  await page.locator('#open-1').evaluate((el: HTMLElement) => el.click())
  const theirs = page.locator('#theirs')
  await expect.poll(() => theirs.evaluate((el: HTMLVideoElement) => !el.paused && el.autoplay && el.preload)).toBe('auto')
  // Hidden by another script, it counts as closed.
  await page.locator('#elementor-popup-modal-1').evaluate((el) => el.style.setProperty('display', 'none', 'important'))
  await expect.poll(() => theirs.evaluate((el: HTMLVideoElement) => el.paused)).toBe(true)
  await page.locator('#elementor-popup-modal-1').evaluate((el) => el.style.removeProperty('display'))
  await expect.poll(() => theirs.evaluate((el: HTMLVideoElement) => el.paused)).toBe(false)
  const element = await theirs.elementHandle()
  await page.keyboard.press('Escape')
  await expect.poll(() => element?.evaluate((el) => (el as HTMLVideoElement).paused)).toBe(true)
})
