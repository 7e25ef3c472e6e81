import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { frames, settled } from '../settled'
import { builderPopup, focusedElement, openLink, popupCss, popupModal } from './popups'

const content =
  '<h2>Newsletter</h2><p>Text <a id="l1" href="/x">link</a></p><label>Mail <input id="field"></label><button id="send">Send</button>'
const body = `<main><h1>Page</h1><p>${openLink(1)} <button id="hand" data-popup-open="h">hand</button> <button id="card" data-popup-toggle="k">card</button></p></main>
  ${builderPopup(1, { timing: [], a11y_navigation: 'yes', prevent_scroll: 'yes' }, content)}
  <section data-widget="popup" id="h" hidden data-settings='{"a11y_navigation":"yes"}'>${content.replace(/ id="\w+"/g, '')}</section>
  <section data-widget="popup" id="k" hidden data-settings='{"overlay":"no","position":"bottom right","prevent_close_on_background_click":"yes"}'><h2>Card</h2></section>`
const head =
  '<meta name="viewport" content="width=device-width"><script defer src="/skerry.js"></script><link rel="stylesheet" href="/skerry.css">'

/** The layouts in which every open popup is checked. */
const places = [
  ['on a desktop', 1280, 800, 'ltr'],
  ['on a phone', 390, 844, 'ltr'],
  ['from right to left on a phone', 390, 844, 'rtl'],
  ['from right to left', 1280, 800, 'rtl'],
] as const
test(`axe finds nothing wrong with open popups ${places.map(([where]) => where).join(', ')}`, async ({ page }) => {
  await ownPage(page, body, popupCss.replace('width: 400px', 'width: 400px; max-width: 100vw'), head)
  // They open at alternate ends.
  for (const id of ['', 'open-1', 'hand', 'card'])
    for (const [i, [where, width, height, dir]] of (id === 'hand' ? places.toReversed() : places).entries()) {
      const what = `${id || 'closed'} ${where}`
      await page.setViewportSize({ width, height })
      await page.evaluate((direction) => {
        document.documentElement.dir = direction
      }, dir)
      if (id && !i) await page.locator(`#${id}`).click()
      await expect(page.locator('dialog:visible'), what).toHaveCount(id ? 1 : 0)
      expect(await axe(page, 'html', ['target-size']), what).toEqual([])
      if (!id) continue
      const box = await page.locator('dialog:visible .dialog-widget-content').boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= width, what).toBe(true)
      if (i < places.length - 1) continue
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog:visible'), what).toHaveCount(0)
    }
})

test('the keyboard alone opens a popup, cycles through it, and returns to the page', async ({ page, problems }) => {
  await ownPage(page, body, popupCss, head)
  await page.keyboard.press('Tab')
  expect(await focusedElement(page)).toBe('open-1')
  await page.keyboard.press('Enter')
  // The focus comes in a task after the popup can be seen, with this.
  await expect(page.locator('#open-1')).toHaveAttribute('aria-expanded', 'true')
  const walk: unknown[] = []
  for (let i = 0; i < 5; i++) {
    walk.push(
      String(await focusedElement(page))
        .split(' ')
        .at(0),
    )
    await page.keyboard.press('Tab')
  }
  expect(walk).toEqual(['dialog-close-button', 'l1', 'field', 'send', 'dialog-close-button'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await focusedElement(page)).toBe('send')
  await page.keyboard.press('Escape')
  await expect(popupModal(page, 1)).toBeHidden()
  expect(await focusedElement(page)).toBe('open-1')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog', { name: 'Newsletter' })).toBeVisible()
  await expect(page.locator('#hand')).toHaveAttribute('aria-expanded', 'true')
  expect(await focusedElement(page)).toBe('dialog-close-button')
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog:visible')).toHaveCount(0)
  expect(await focusedElement(page)).toBe('hand')

  // A card takes no focus: the page stays usable, and the button that opened it closes it.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Card' })).toBeVisible()
  await expect(page.locator('#card')).toHaveAttribute('aria-expanded', 'true')
  expect(await focusedElement(page)).toBe('card')
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog:visible')).toHaveCount(0)
  await expect(page.locator('#card')).toHaveAttribute('aria-expanded', 'false')
  expect(problems()).toEqual([])
})

/** Counts the listeners on everything in the page. */
const countListeners = (page: Page) =>
  page.addInitScript(() => {
    const live = new Map<unknown, Set<string>>()
    const ids = new WeakMap<object, number>()
    let n = 0
    const key = (type: string, listener: unknown, options: unknown) => {
      const fn = listener as object
      if (fn && !ids.has(fn)) ids.set(fn, ++n)
      return `${type} ${fn && ids.get(fn)} ${typeof options === 'object' ? (options as { capture?: boolean })?.capture : options}`
    }
    const { addEventListener, removeEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      type: string,
      listener: EventListener,
      options?: AddEventListenerOptions,
    ) {
      if (!options?.once && (this === window || this instanceof Document || (this instanceof Element && this.isConnected))) {
        const known = live.get(this) ?? new Set()
        live.set(this, known)
        const name = key(type, listener, options)
        known.add(name)
        options?.signal?.addEventListener?.('abort', () => known.delete(name))
      }
      return addEventListener.call(this, type, listener, options)
    } as typeof addEventListener
    EventTarget.prototype.removeEventListener = function (
      this: EventTarget,
      type: string,
      listener: EventListener,
      options?: EventListenerOptions,
    ) {
      live.get(this)?.delete(key(type, listener, options))
      return removeEventListener.call(this, type, listener, options)
    } as typeof removeEventListener
    Object.assign(window, {
      listeners: () => [...live].reduce((sum, [target, set]) => sum + ((target as Node).isConnected !== false ? set.size : 0), 0),
    })
  })

test('opening a builder’s and a hand-written popup two hundred times leaks nothing', async ({ page, problems }) => {
  test.slow()
  await countListeners(page)
  await ownPage(page, body, popupCss, head)
  const cycle = async (times: number) => {
    await page.evaluate(async (n) => {
      const { Skerry } = window as unknown as { Skerry: { popup: Record<string, (id: string) => void> } }
      const nextEvent = (name: string) => new Promise((done) => document.addEventListener(`skerry:popup:${name}`, done, { once: true }))
      for (let i = 0; i < n; i++) {
        const popup = i % 2 ? 'h' : '1'
        const shown = nextEvent('shown')
        Skerry.popup.show?.(popup)
        await shown
        const hidden = nextEvent('hidden')
        Skerry.popup.hide?.(popup)
        await hidden
      }
    }, times)
    await settled(page)
    await frames(page, 20)
    return page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      listeners: (window as unknown as { listeners: () => number }).listeners(),
      styles: document.adoptedStyleSheets.length,
      islands: (window as unknown as { Skerry: { islands: () => unknown[] } }).Skerry.islands().length,
      body: (document.body.cloneNode() as Element).outerHTML + (document.documentElement.cloneNode() as Element).outerHTML,
    }))
  }
  const before = await cycle(20)
  expect(await cycle(200)).toEqual(before)
  expect(problems()).toEqual([])
})

const byItself = (id: number, settings: object) =>
  builderPopup(id, { a11y_navigation: 'yes', ...settings }, '<h2>Oferta</h2><button type="button">Dalej</button>')

test('a popup that opens by itself gives the focus back, or moves it nearby if its old place is hidden by then', async ({ page }) => {
  const menu = '<nav><ul><li><a id="parent" href="#a">a</a><div id="sub"><a id="child" href="#b">b</a></div></li></ul></nav>'
  const popup = byItself(1, { triggers: { page_load: 'yes', page_load_delay: 1 }, timing: [] })
  for (const [id, isHidden, after] of [
    ['parent', false, 'parent'],
    ['child', true, 'parent'],
  ] as const) {
    await ownPage(page, `${menu.replace(`id="${id}"`, '$& autofocus')}<main></main>${popup}`, popupCss, head)
    await expect(popupModal(page, 1)).toBeVisible()
    await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))).toBe(true)
    if (isHidden)
      await page.evaluate(() => {
        ;(document.getElementById('sub') as HTMLElement).hidden = true
      })
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 1)).toBeHidden()
    expect(await focusedElement(page), id).toBe(after)
  }
})

test('a card that appears over a modal popup takes neither keys nor clicks from it', async ({ page }) => {
  const card =
    '<section data-widget="popup" id="late" hidden data-settings=\'{"overlay":"no","position":"bottom right"}\'><h2>Card</h2></section>'
  await ownPage(page, `<main>${openLink(1)}</main>${byItself(1, { timing: [] })}${card}`, popupCss, head)
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await page.locator('#open-1').click()
    await expect(popupModal(page, 1)).toBeVisible()
    await page.evaluate(() => (window as unknown as { Skerry: { popup: { show: (id: string) => void } } }).Skerry.popup.show('late'))
    await expect(page.locator('dialog:visible')).toHaveCount(2)
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id)).toBe('elementor-popup-modal-1')
    }
    await close()
    await expect(popupModal(page, 1)).toBeHidden()
    expect(await focusedElement(page)).toBe('open-1')
    await page.evaluate(() => (window as unknown as { Skerry: { popup: { hide: (id: string) => void } } }).Skerry.popup.hide('late'))
    await expect(page.locator('dialog:visible')).toHaveCount(0)
  }
})

test('a card that closes by itself does not move the focus, and a key that a script sends to the window breaks nothing', async ({
  page,
  problems,
}) => {
  const card =
    '<section data-widget="popup" id="late" hidden data-settings=\'{"overlay":"no","position":"bottom right"}\'><h2>Card</h2></section>'
  await ownPage(page, `<main><button type="button" id="before">a</button></main>${card}`, popupCss, head)
  const popup = (name: 'show' | 'hide') =>
    page.evaluate(
      (method) => (window as unknown as { Skerry: { popup: Record<string, (id: string) => void> } }).Skerry.popup[method]?.('late'),
      name,
    )
  await page.locator('#before').focus()
  await popup('show')
  await expect(page.locator('dialog:visible')).toHaveCount(1)
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })))
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await popup('hide')
  await expect(page.locator('dialog:visible')).toHaveCount(0)
  expect(await focusedElement(page)).toBe('body')
  expect(problems()).toEqual([])
})
