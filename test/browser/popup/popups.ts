import type { Page } from 'playwright/test'
import { expect } from '../harness'

/** The `href` of a link action, as the builder's server writes it. */
export const actionHref = (name: string, settings: object) =>
  `#elementor-action%3Aaction%3D${name.replace(':', '%3A')}%26settings%3D${encodeURIComponent(Buffer.from(JSON.stringify(settings)).toString('base64'))}`
/** A popup as the builder's server writes it. */
export const builderPopup = (id: number, settings: object, content: string) =>
  `<div data-elementor-type="popup" data-elementor-id="${id}" class="elementor elementor-${id} elementor-location-popup" data-elementor-settings='${JSON.stringify(settings)}' data-elementor-post-type="elementor_library">${content}</div>`
/** A link that opens that popup, or toggles it. */
export const openLink = (id: number, toggle = false) =>
  `<a id="open-${id}" href="${actionHref('popup:open', { id: String(id), toggle })}">open ${id}</a> `
/** A link inside a popup that closes it for good. */
export const neverAgainLink = `<a id="never" href="${actionHref('popup:close', { do_not_show_again: 'yes' })}">never again</a>`
export const popupModal = (page: Page, id: number) => page.locator(`#elementor-popup-modal-${id}`)

/** The rules that a builder's site sends (contract popups §1.9), where they decide what is visible and clickable. */
export const popupCss = `
body { margin: 0; font: 16px sans-serif }
main { height: 3000px }
[data-elementor-type=popup]:not(.elementor-edit-area) { display: none }
.dialog-type-lightbox { position: fixed; width: 100%; height: 100%; left: 0; bottom: 0; z-index: 9999; background: rgb(0 0 0 / .5) }
.elementor-popup-modal { display: flex; align-items: center; justify-content: center; pointer-events: none; background: transparent }
.elementor-popup-modal .dialog-widget-content { position: relative; pointer-events: all; background: #fff }
.elementor-popup-modal .dialog-message { width: 400px; max-height: 90vh; overflow: auto }
.elementor-popup-modal .dialog-close-button { display: flex; position: absolute; top: 5px; right: 5px; width: 20px; height: 20px; pointer-events: all; background: #ddd }
.dialog-prevent-scroll { overflow: hidden; max-height: 100vh }
#elementor-popup-modal-1, #elementor-popup-modal-2 { pointer-events: all }
@keyframes fade { from { opacity: 0 } }
.fadeIn { animation-name: fade }
.animated { animation-duration: .3s }
.banner { position: fixed; inset: auto 0 0; height: 60px; z-index: 99999; background: #ffd }
`
/** A page with popup 1, links that open and toggle it, and `more`. */
export const pageWithPopup = (
  settings: object,
  content = '<h2>One</h2><p>text</p><input id="field"><a id="l1" href="#x">link</a>',
  more = '',
) =>
  `<main>${openLink(1)}${openLink(1, true).replace('open-1', 'toggle')}<button id="plain">plain</button>${more}</main>${builderPopup(1, settings, content)}`
/** Records popup events from the start of the page. Call it before opening the page, and read them with `takePopupEvents`. */
export const recordPopupEvents = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    for (const name of ['elementor/popup/show', 'elementor/popup/hide'])
      window.addEventListener(name, (e) => seen.push(`${name.slice(16)} ${(e as CustomEvent).detail.id}`))
    for (const name of ['show', 'shown', 'hide', 'hidden'])
      document.addEventListener(`skerry:popup:${name}`, (e) => seen.push(`${name}:${(e as CustomEvent).detail.reason}`))
  })
/** The events recorded since the last call. */
export const takePopupEvents = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0))
/** Waits until the events since the last call are these: `shown` is told in a task after the popup can be seen. */
export async function expectPopupEvents(page: Page, events: string[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(events)
  await takePopupEvents(page)
}
/** The id or the class of the focused element. */
export const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const el = document.activeElement
    return el === document.body ? 'body' : el?.id || el?.className
  })
export const stored = (page: Page, key: string) => page.evaluate((k) => JSON.parse(localStorage.elementor ?? '{}')[k], key)

export const visibleDialogs = (page: Page) => page.locator('dialog:visible')

/** The names of the chunks that the page has requested since this was called, before the page is opened. */
export function requestedChunks(page: Page) {
  const names: string[] = []
  page.on('request', (request) => names.push(/chunks\/([\w-]+)-\w+\.js/.exec(request.url())?.[1] ?? ''))
  // The chunk with React comes with whatever needs it.
  return () => names.filter((name) => name && name !== 'ui')
}

/**
 * Waits until everything that could have opened a popup so far has had its turn: a popup added now opens by its own trigger, through the
 * same code and queue as those before it, and is then removed.
 */
export async function triggersHaveRun(page: Page): Promise<void> {
  await page.evaluate(() => {
    const probe = Object.assign(document.createElement('section'), { id: 'probe', textContent: 'probe', hidden: true })
    probe.dataset.widget = 'popup'
    probe.dataset.settings = '{"overlay":"no","triggers":{"page_load":"yes"}}'
    document.body.append(probe)
  })
  await expect(page.locator('dialog #probe')).toBeVisible()
  const dialog = await page.locator('dialog:has(#probe)').elementHandle()
  await page.evaluate(() => (window as unknown as { Skerry: { popup: { hide: (id: string) => void } } }).Skerry.popup.hide('probe'))
  await expect(page.locator('body > #probe')).toHaveCount(1)
  await page.evaluate(() => document.querySelector('#probe')?.remove())
  await expect.poll(() => dialog?.evaluate((el) => el.isConnected)).toBe(false)
}
