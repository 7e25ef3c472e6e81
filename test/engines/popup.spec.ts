import { builderPopup, openLink, popupCss } from '../browser/popup/popups'
import { expect, PHONE, test } from './harness'
import type { Visitor } from './visitor'

const dialog = 'dialog'
const content =
  '<h2>Lato</h2><p>Tekst <a id="l1" href="/own/x/">link</a></p><label>Mail <input id="field"></label><button id="no" data-popup-close>Nie</button>'
const byHand = (settings: object = {}, more = '') =>
  `<main><h1>Strona</h1><p><button id="op" data-popup-open="summer">otwórz</button> <button id="to" data-popup-toggle="summer">przełącz</button> <button id="plain">zwykły</button></p>
  <section data-widget="popup" id="summer" hidden data-settings='${JSON.stringify(settings)}'>${content}</section>${more}<p class="tall"></p></main>`
const css = `${popupCss} .tall { height: 3000px }`
const open = async (visitor: Visitor, body = byHand(), button = '#op') => {
  await visitor.visitOwn({ body, css })
  await visitor.click(button)
  await visitor.seen(dialog)
  await visitor.animationsEnd()
}
const closed = (visitor: Visitor) => visitor.gone(dialog)

test.describe('a hand-written popup', () => {
  test('frees the page when another script hides it, and locks it again when shown', async ({ visitor }) => {
    await open(visitor, byHand({ prevent_scroll: 'yes', prevent_close_on_background_click: 'yes' }))
    const page = () =>
      visitor.evaluate(() => ({
        isInert: document.querySelector('main')?.matches('[inert]'),
        scrolls: getComputedStyle(document.body).overflowY !== 'hidden',
      }))
    await expect.poll(page).toEqual({ isInert: true, scrolls: false })
    for (const [name, value] of [
      ['display', 'none'],
      ['visibility', 'hidden'],
      ['opacity', '0'],
    ] as const) {
      await visitor.evaluate(([key, text]) => document.querySelector('dialog')?.style.setProperty(key, text, 'important'), [
        name,
        value,
      ] as const)
      await expect.poll(page, name).toEqual({ isInert: false, scrolls: true })
      // A press where it is hidden reaches what is below.
      await visitor.evaluate(() =>
        document
          .getElementById('plain')
          ?.addEventListener('click', ({ target }) => (target as Element).classList.add('pressed'), { once: true }),
      )
      await visitor.click('#plain')
      await visitor.has('#plain', 'class', 'pressed')
      await visitor.evaluate(() => document.getElementById('plain')?.removeAttribute('class'))
      await visitor.evaluate((key) => document.querySelector('dialog')?.style.removeProperty(key), name)
      await expect.poll(page, name).toEqual({ isInert: true, scrolls: false })
    }
    await visitor.evaluate(() => document.querySelector('dialog')?.remove())
    await expect.poll(page).toEqual({ isInert: false, scrolls: true })
  })
  test('stays open while a day is picked in a calendar that a script appends below it', async ({ visitor }) => {
    await open(visitor)
    for (const style of ['position:absolute;z-index:99999', 'position:absolute;z-index:10']) {
      await visitor.evaluate((css) => {
        const calendar = document.body.appendChild(document.createElement('div'))
        calendar.style.cssText = `${css};left:600px;top:300px;width:100px;height:60px;background:#ff8`
        const day = calendar.appendChild(Object.assign(document.createElement('button'), { id: 'day', textContent: '21' }))
        day.addEventListener('click', () => {
          calendar.remove()
          document.title = `21 ${css}`
        })
      }, style)
      await visitor.evaluate(() => inPage.frames(3))
      await visitor.click('#day')
      await expect.poll(() => visitor.evaluate(() => document.title)).toBe(`21 ${style}`)
      expect(await visitor.isVisible(dialog)).toBe(true)
    }
  })
  test('opens by its button as a dialog with a name, and takes the focus', async ({ visitor }) => {
    await open(visitor)
    expect(await visitor.evaluate(() => document.querySelector('dialog')?.getAttribute('aria-modal'))).toBe('true')
    await expect.poll(() => visitor.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  })
  test('focuses the button that asks for it, and is described by its text', async ({ visitor }) => {
    const more = `<p><button id="ask" data-popup-open="sure">skasuj</button></p><section data-widget="popup" id="sure" hidden aria-describedby="why"><h2>Na pewno?</h2><p id="why">Tego nie można cofnąć.</p><a href="/own/x/">Pomoc</a><button id="keep" autofocus data-popup-close>Zostaw</button></section>`
    await open(visitor, byHand({}, more), '#ask')
    await visitor.isFocused('keep')
    await visitor.has(dialog, 'aria-describedby', 'why')
    await visitor.press('Enter')
    await closed(visitor)
    await visitor.isFocused('ask')
  })
  test('is still open, or closed, and can be used when the visitor comes back to the page', async ({ visitor }) => {
    await open(visitor)
    // Nothing can be asked while one page gives way to the next.
    const title = () => visitor.evaluate(() => document.querySelector('h1')?.textContent).catch(() => 'on the way')
    await visitor.click('#l1')
    await expect.poll(title).toBe('Elsewhere')
    await visitor.evaluate(() => void setTimeout(() => history.back()))
    await expect.poll(title).toBe('Strona')
    await expect.poll(() => visitor.evaluate(() => typeof window.inPage).catch(() => '')).toBe('object')
    if (await visitor.isVisible(dialog)) await visitor.press('Escape')
    await closed(visitor)
    await visitor.click('#op')
    await visitor.seen(dialog)
    await visitor.press('Escape')
    await closed(visitor)
    expect(await visitor.problems()).toEqual([])
  })
  test('keeps the Tab key inside, forwards and backwards', async ({ visitor }) => {
    await open(visitor)
    await visitor.focus('dialog .dialog-close-button')
    const seen = await visitor.walk('Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab')
    expect([...seen.slice(0, 3), seen[4]]).toEqual(['l1', 'field', 'no', 'no'])
    expect(await visitor.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  })
  test('leads the Tab key to a field that is alone in a shadow tree', async ({ visitor }) => {
    await open(visitor, byHand().replace(content, '<h2>Lato</h2><x-field></x-field>'))
    await visitor.evaluate(() => {
      const root = document.querySelector('x-field')?.attachShadow({ mode: 'open' }) as ShadowRoot
      root.append(document.createElement('input'))
    })
    await visitor.focus('dialog .dialog-close-button')
    await visitor.press('Tab')
    expect(await visitor.evaluate(() => document.activeElement?.localName)).toBe('x-field')
    await visitor.press('Tab')
    expect(await visitor.evaluate(() => document.activeElement?.className)).toContain('dialog-close-button')
  })
  test('leaves the Escape key to a popover in it', async ({ visitor }) => {
    await open(visitor, byHand().replace(content, '<h2>Lato</h2><p id="inner" popover>inner</p>'))
    await visitor.evaluate(() => document.getElementById('inner')?.showPopover())
    await visitor.press('Escape')
    await expect.poll(() => visitor.evaluate(() => document.querySelector('#inner:popover-open') === null)).toBe(true)
    await visitor.seen(dialog)
    await visitor.press('Escape')
    await closed(visitor)
  })
  test('closes by Escape, and the focus returns to the button', async ({ visitor }) => {
    await open(visitor)
    await visitor.press('Escape')
    await closed(visitor)
    await visitor.isFocused('op')
  })
  test('closes by its close button', async ({ visitor }) => {
    await open(visitor)
    await visitor.click('dialog .dialog-close-button')
    await closed(visitor)
    await visitor.isFocused('op')
  })
  test('closes by a button inside it', async ({ visitor }) => {
    await open(visitor)
    await visitor.click('#no')
    await closed(visitor)
  })
  test('closes by a press beside it', async ({ visitor }) => {
    await open(visitor)
    await visitor.evaluate(() => inPage.frames(2))
    const { x, y } = await visitor.box('dialog .dialog-widget-content')
    expect(x).toBeGreaterThan(20)
    await visitor.pressAt(10, Math.max(10, y - 20))
    await closed(visitor)
  })
  test('makes the page behind it inert: no press and no focus gets there', async ({ visitor }) => {
    await open(visitor, byHand({ prevent_close_on_background_click: 'yes' }))
    const { x, y } = await visitor.evaluate(() => {
      const { x, y } = (document.getElementById('plain') as Element).getBoundingClientRect()
      Object.assign(window, { pressed: 0 })
      document.getElementById('plain')?.addEventListener('click', () => Object.assign(window, { pressed: 1 }))
      document.getElementById('plain')?.focus()
      return { x, y }
    })
    await visitor.pressAt(x + 5, y + 5)
    expect(await visitor.evaluate(() => (window as unknown as { pressed: number }).pressed)).toBe(0)
    expect(await visitor.evaluate(() => document.activeElement?.id)).not.toBe('plain')
    expect(await visitor.isVisible(dialog)).toBe(true)
  })
  test('keeps the page from scrolling where it should, and lets it go afterwards', async ({ visitor }) => {
    await open(visitor, byHand({ prevent_scroll: 'yes' }))
    const overflow = () =>
      visitor.evaluate(() => getComputedStyle(document.documentElement).overflowY + getComputedStyle(document.body).overflowY)
    expect(await overflow()).toContain('hidden')
    await visitor.press('Escape')
    await closed(visitor)
    await expect.poll(overflow).not.toContain('hidden')
  })
  test('is opened and closed by a toggle, which says so', async ({ visitor }) => {
    await open(visitor, byHand({ overlay: 'no', position: 'bottom right', prevent_close_on_background_click: 'yes' }), '#to')
    await visitor.has('#to', 'aria-expanded', 'true')
    await visitor.click('#to')
    await closed(visitor)
    await visitor.has('#to', 'aria-expanded', 'false')
  })
  test('without an overlay leaves the page usable, and stands in its corner', async ({ visitor }) => {
    await open(visitor, byHand({ overlay: 'no', position: 'bottom right', prevent_close_on_background_click: 'yes' }))
    expect(await visitor.evaluate(() => document.querySelector('dialog')?.getAttribute('aria-modal'))).not.toBe('true')
    const { x, y, width, height } = await visitor.box('dialog .dialog-widget-content')
    expect(x + width).toBeGreaterThan(1100)
    expect(y + height).toBeGreaterThan(700)
    await visitor.click('#plain')
    expect(await visitor.isVisible(dialog)).toBe(true)
  })
  test('keeps what was typed, and returns to its place in the page', async ({ visitor }) => {
    await open(visitor)
    await visitor.focus('#field')
    await visitor.press('m', 'e', 'w', 'a')
    await visitor.press('Escape')
    await closed(visitor)
    expect(await visitor.evaluate(() => document.getElementById('summer')?.parentElement?.localName)).toBe('main')
    await visitor.click('#op')
    await visitor.seen(dialog)
    expect(await visitor.evaluate(() => (document.getElementById('field') as HTMLInputElement).value)).toBe('mewa')
  })
  test('opens by the Enter key, and by a finger on a phone', async ({ visitor }) => {
    test.skip(!visitor.hasTouch, 'WebKitGTK’s driver has no touch')
    await visitor.visitOwn({ body: byHand(), css }, PHONE)
    await visitor.focus('#op')
    await visitor.press('Enter')
    await visitor.seen(dialog)
    await visitor.press('Escape')
    await closed(visitor)
    await visitor.tap('#op')
    await visitor.seen(dialog)
    await visitor.tap('dialog .dialog-close-button')
    await closed(visitor)
  })
  test('opens by itself when the page has been scrolled far enough', async ({ visitor }) => {
    await visitor.visitOwn({ body: byHand({ triggers: { scrolling: 'yes', scrolling_direction: 'down', scrolling_offset: 50 } }), css })
    await visitor.scrollTo(200)
    expect(await visitor.isVisible(dialog)).toBe(false)
    await visitor.scrollTo(2600)
    await visitor.seen(dialog)
  })
  test('opens by itself after the page has loaded', async ({ visitor }) => {
    await visitor.visitOwn({ body: byHand({ triggers: { page_load: 'yes', page_load_delay: 0.2 } }), css })
    await visitor.seen(dialog)
  })
  test('plays its entrance and its exit', async ({ visitor }) => {
    await visitor.visit('/pages/popup.html')
    await visitor.click('[data-popup-open=summer]')
    await visitor.seen('#summer')
    await visitor.animationsEnd()
    expect(await visitor.style('#summer', 'opacity')).toBe('1')
    await visitor.press('Escape')
    await closed(visitor)
    expect(await visitor.problems()).toEqual([])
  })
  test('is accessible while it is open, makes no mistakes, and is restored by unmounting', async ({ visitor }) => {
    await visitor.visit('/pages/popup.html')
    await visitor.click('[data-popup-open=summer]')
    await visitor.seen('#summer')
    expect(await visitor.axe()).toEqual([])
    expect(await visitor.problems()).toEqual([])
    expect(await visitor.unmountDifference()).toBe('')
  })
})

test.describe('the builder’s popup', () => {
  const body = `<main><h1>Page</h1><p>${openLink(1)}</p></main>${builderPopup(1, { timing: [], a11y_navigation: 'yes', prevent_scroll: 'yes' }, '<h2>Newsletter</h2><p>Text <a id="l1" href="/own/x/">link</a></p><label>Mail <input id="field"></label><button id="send">Send</button>')}`
  test('opens by a link’s action and is walked through by Tab, round and back', async ({ visitor }) => {
    await visitor.visitOwn({ body, css })
    await visitor.focus('#open-1')
    await visitor.press('Enter')
    await visitor.seen('#elementor-popup-modal-1')
    await expect.poll(() => visitor.attribute(':focus', 'class')).toContain('dialog-close-button')
    expect(await visitor.walk('Tab', 'Tab', 'Tab')).toEqual(['l1', 'field', 'send'])
    await visitor.press('Tab')
    expect(await visitor.attribute(':focus', 'class')).toContain('dialog-close-button')
    expect(await visitor.walk('Shift+Tab')).toEqual(['send'])
  })
  test('closes by Escape, the focus returns, and the page scrolls again', async ({ visitor }) => {
    await visitor.visitOwn({ body, css })
    await visitor.click('#open-1')
    await visitor.seen('#elementor-popup-modal-1')
    await visitor.press('Escape')
    await visitor.gone('#elementor-popup-modal-1')
    await visitor.isFocused('open-1')
    expect(await visitor.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden')
    expect(await visitor.problems()).toEqual([])
    expect(await visitor.unmountDifference()).toBe('')
  })
})
