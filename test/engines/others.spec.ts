/** Other scripts and frames beside ours, and how the browser treats storage and keys. */
import { byHand, css } from '../browser/menu/menu-pages'
import { expect, test } from './harness'
import type { Visitor } from './visitor'

const FRAME = '<iframe id="frame" title="Frame" srcdoc="<input>" width="200" height="60"></iframe>'
const FIELD = '<input id="frame" aria-label="Field">'
const HOTSPOT = `<div class="elementor-element" data-element_type="widget" data-widget_type="hotspot.default" data-settings='{"tooltip_trigger":"mouseenter"}'>
  <div class="e-hotspot"><div class="e-hotspot__button opener">Point</div><div class="e-hotspot__tooltip" id="tip">${FRAME}</div></div></div>`
const MENU = `<nav data-widget="menu" aria-label="M" data-settings='{"layout":"horizontal","dropdown":"none"}'><ul data-menu-list><li><a class="opener" href="#l">Find</a><ul><li>${FRAME}</li></ul></li></ul></nav>`
const BOX = `<div data-widget="flip-box" id="box"><div class="opener">Front</div><div>Back ${FRAME}</div></div>`
const CSS = `.e-hotspot__tooltip { display: none } .e-hotspot--active .e-hotspot__tooltip { display: block } #away { margin-top: 400px }
  [data-menu-list] ul[inert] { display: none } #box > :last-child { opacity: 0 } #box:hover > :last-child { opacity: 1 }`

for (const [name, body, inner = 'a frame of another page'] of [
  ['a menu', MENU],
  ['a tooltip', HOTSPOT],
  ['a flip box', BOX],
  // The browser draws its list of what was typed before beside it.
  ['a menu', MENU.replace(FRAME, FIELD), 'a field'],
  ['a tooltip', HOTSPOT.replace(FRAME, FIELD), 'a field'],
] as const)
  test(`${name} that the mouse has opened stays open around ${inner} in use`, async ({ visitor }) => {
    await visitor.visitOwn({ body: `${body}<button type="button" id="away">away</button>`, css: CSS })
    const isSeen = () => visitor.evaluate(() => document.getElementById('frame')?.checkVisibility({ opacityProperty: true }))
    await visitor.hover('.opener')
    await expect.poll(isSeen, { timeout: 10_000 }).toBe(true)
    await visitor.animationsEnd()
    await visitor.click('#frame')
    await expect.poll(visitor.focused).toBe('frame')
    await visitor.hover('#away')
    // Longer than any of their delays.
    await visitor.evaluate(() => new Promise((done) => setTimeout(done, 700)))
    expect(await isSeen()).toBe(true)
    await visitor.click('#away')
    await expect.poll(isSeen).toBe(false)
  })

test('a burger’s panel is visible in a header that hides its overflow', async ({ visitor }) => {
  for (const style of ['overflow: hidden', 'overflow: clip', 'contain: paint', 'clip-path: inset(0)']) {
    await visitor.visitOwn(
      {
        body: `<header><b>Zatoka</b>${byHand()}</header><main><p>Tekst</p></main>`,
        css: `${css} header { display: flex; justify-content: space-between; ${style} }`,
      },
      { width: 450, height: 844 },
    )
    await visitor.mounted('menu')
    await visitor.click('[data-menu-toggle]')
    await visitor.seen('a >> Cennik')
    const { x, y, width } = await visitor.at('a >> Cennik')
    expect([x - width / 2 >= 0, x + width / 2 <= 450, y > 0], style).toEqual([true, true, true])
  }
})

const POPUP = `<button id="op" data-popup-open="p">popup</button><section data-widget="popup" id="p" hidden><h2>P</h2><input id="in-popup"></section>`
const PICKER_CSS =
  '.picker { position: absolute; top: 200px; left: 300px; z-index: 1; width: 90px; height: 60px; transition: opacity 9s } .away { display: none } .pale { opacity: 0 }'
const openPopup = async (visitor: Visitor) => {
  await visitor.visitOwn({ body: POPUP, css: PICKER_CSS })
  await visitor.click('#op')
  await visitor.seen('#in-popup')
  await visitor.focus('#in-popup')
}

test('Escape in an IME composition closes nothing, whatever its key is called', async ({ visitor }) => {
  await openPopup(visitor)
  await visitor.evaluate(() => {
    const field = document.getElementById('in-popup') as HTMLElement
    const press = (type: string, init: KeyboardEventInit) =>
      field.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, code: 'Escape', ...init }))
    press('keydown', { key: 'Process', isComposing: true })
    press('keyup', { key: 'Escape' })
    press('keydown', { key: 'Escape', isComposing: true })
    press('keyup', { key: 'Escape' })
  })
  await visitor.evaluate(() => inPage.frames(5))
  expect(await visitor.isVisible('#in-popup')).toBe(true)
  await visitor.press('Escape')
  await visitor.gone('#in-popup')
})

/** Panels of other scripts, which do not mark a key as handled: where each is, and how it closes. */
const PICKERS = [
  ['body', 'removed'],
  ['body', 'hidden'],
  ['body', 'fading'],
  ['a wrapper', 'removed'],
  ['the popup', 'hidden'],
] as const

test('Escape that closes another script’s panel in or above a popup closes nothing else', async ({ visitor }) => {
  await openPopup(visitor)
  for (const [place, how] of PICKERS)
    for (const key of ['keydown', 'keyup'] as const) {
      await visitor.evaluate(
        ([where, closing, type]) => {
          const picker = Object.assign(document.createElement('div'), { className: 'picker', textContent: '1 2 3' })
          const parent = (where === 'the popup' && document.getElementById('in-popup')?.parentElement) || document.body
          const box = where === 'a wrapper' ? parent.appendChild(document.createElement('div')) : parent
          box.append(picker)
          const close = {
            removed: () => picker.remove(),
            hidden: () => picker.classList.add('away'),
            fading: () => picker.classList.add('pale'),
          }
          document.addEventListener(type, ({ key }) => key === 'Escape' && close[closing](), { once: true })
          return inPage.frames(3)
        },
        [place, how, key] as const,
      )
      await visitor.press('Escape')
      await visitor.evaluate(() => inPage.frames(5))
      expect(await visitor.isVisible('#in-popup'), `${how} in ${place} at ${key}`).toBe(true)
      await visitor.evaluate(() => document.querySelector('.picker')?.remove())
    }
  await visitor.press('Escape')
  await visitor.gone('#in-popup')
})

/** A script that runs before ours disables the storage. */
const STORAGES = {
  denied: `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })`,
  full: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
}
for (const [name, script] of Object.entries(STORAGES))
  test(`with a storage that is ${name} a popup for the first page opens, and one for the second does not`, async ({ visitor }) => {
    const popup = (id: string, views: number) =>
      `<section data-widget="popup" id="${id}" hidden aria-label="${id}" data-settings='{"triggers":{"page_load":"yes"},"timing":{"page_views":"yes","page_views_views":${views}}}'><p>${id}</p></section>`
    await visitor.visitOwn({
      body: `<script>${script}</script>${popup('second', 2)}${popup('first', 1)}`,
      hasInline: true,
    })
    await visitor.seen('dialog p >> first')
    expect(await visitor.isVisible('dialog p >> second')).toBe(false)
    expect(await visitor.problems()).toEqual([])
  })
