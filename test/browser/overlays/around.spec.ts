import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { frames } from '../settled'
import { closeAll, type InPage, OVERLAYS, type Overlay, open, openOverlaysPage, ready, state } from './overlays-page'

/** Each with the part of it that shows. */
const ROOTS: Record<Overlay, string> = {
  popup: 'dialog.skerry-popup:has(#in-popup)',
  card: 'dialog.skerry-popup:has(#in-card)',
  panel: '#panel',
  cart: '.elementor-menu-cart__container',
  search: '.elementor-search-form__container',
  contact: '[data-contact-box]',
  theirs: '#theirs',
  lightbox: 'dialog.elementor-lightbox',
}
const CSS = `.away { display: none !important } .pale { opacity: 0 !important } .unseen { visibility: hidden !important } .far { translate: -9999px 0 !important }
.no-animation * { animation: none !important }`

const FREE = { pressed: 'page', focus: 'page', inert: false, scrolls: true }

/** Whether the page can be pressed and scrolled, and traps the Tab key nowhere. */
const addFreedom = (free: object) => {
  const isFree = () => {
    const button = document.getElementById('page') as HTMLElement
    button.focus()
    const { left, top } = button.getBoundingClientRect()
    return {
      pressed: document.elementFromPoint(left + 9, top + 9)?.id,
      focus: document.activeElement?.id,
      inert: Boolean(button.closest('[inert]')),
      scrolls: [document.documentElement, document.body].every((el) => getComputedStyle(el).overflowY !== 'hidden'),
    }
  }
  const untilFree = async (what: string) => {
    for (let frames = 0; JSON.stringify(isFree()) !== JSON.stringify(free); frames++) {
      if (frames > 600) throw new Error(`${what}: the page is not free: ${JSON.stringify(isFree())}`)
      await new Promise((done) => requestAnimationFrame(done))
    }
  }
  Object.assign(window, { untilFree })
}
type Freedom = InPage & { untilFree: (what: string) => Promise<void> }
const untilFree = (page: Page, what: string) => page.evaluate((what) => (window as unknown as Freedom).untilFree(what), what)

test('hiding an overlay undoes its effects on the page, and showing it again restores them', async ({ page, problems }) => {
  test.setTimeout(120_000)
  await page.addInitScript(addFreedom, FREE)
  await openOverlaysPage(page, '', CSS)
  for (const name of OVERLAYS)
    await page.evaluate(
      async ([name, selector]) => {
        const { overlays, untilFree } = window as unknown as Freedom
        for (const how of ['away', 'pale', 'unseen', 'far']) {
          await overlays.open(name)
          const { scrolls } = overlays.state()
          const hidden = document.querySelector(selector)?.classList
          hidden?.add(how)
          await untilFree(`${name}, ${how}`)
          hidden?.remove(how)
          await overlays.until(() => overlays.state().scrolls === scrolls, `${name}, ${how}: what it was like, shown again,`)
          await overlays.close()
          await untilFree(`${name}, ${how}, closed`)
        }
      },
      [name, ROOTS[name]] as const,
    )
  // A stylesheet that makes it transparent is found at the next key or press.
  for (const act of [() => page.keyboard.press('Shift'), () => page.mouse.click(5, 5)]) {
    await open(page, 'popup')
    const css = await page.evaluateHandle(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('dialog { opacity: 0 !important; transition: none !important }')
      document.adoptedStyleSheets.push(sheet)
      return sheet
    })
    await act()
    await untilFree(page, 'popup, by a stylesheet')
    await css.evaluate((sheet) => sheet.replaceSync(''))
    await page.keyboard.press('Shift')
    await expect.poll(async () => (await state(page)).scrolls).toBe(false)
    await closeAll(page)
  }
  // Removal comes last, as most do not come back.
  for (const name of OVERLAYS) {
    await open(page, name)
    await page.evaluate((selector) => (document.querySelector(selector) as Element).remove(), ROOTS[name])
    await untilFree(page, `${name}, removed`)
  }
  expect(problems()).toEqual([])
})

test('a popup that opens while something is full screen leaves that usable, and covers the page afterwards', async ({ page, problems }) => {
  await openOverlaysPage(page)
  await page.locator('#page').evaluate((el) => el.addEventListener('click', () => el.parentElement?.requestFullscreen()))
  await page.locator('#page').click()
  await page.waitForFunction(() => document.fullscreenElement)
  await open(page, 'popup')
  const isInert = () => page.locator('#page').evaluate((el) => Boolean(el.closest('[inert]')))
  await expect.poll(isInert).toBe(false)
  await page.evaluate(() => document.exitFullscreen())
  await expect.poll(isInert).toBe(true)
  expect(problems()).toEqual([])
})

type Place = 'a component' | 'a dialog' | 'in five boxes' | 'beside the body' | 'a layer'
/** What other scripts hang at the end of the body: how, and whether it was there before, unseen. */
const HELPERS: [why: string, style: string, wasThere: boolean, box?: string, is?: Place][] = [
  ['a calendar', 'position:absolute;z-index:99999', false],
  ['addresses', 'position:absolute;z-index:1000', false],
  ['addresses that wait for a field', 'position:absolute;z-index:1000', true],
  ['a chat', 'position:fixed', false],
  ['a captcha in a box without height', 'position:absolute;z-index:2000000000', false, 'position:absolute;z-index:2000000000'],
  ['a calendar in a shadow', 'position:absolute;z-index:5', false, '', 'a component'],
  ['a calendar in nested boxes', 'position:absolute;z-index:5', false, '', 'in five boxes'],
  ['a calendar beside the body', 'position:absolute;z-index:5', false, '', 'beside the body'],
  ['a message in a layer that takes no presses', 'position:absolute', false, '', 'a layer'],
  ['a window of the site that is not modal', 'z-index:5;margin:0;padding:0;border:0', false, '', 'a dialog'],
]

test('what scripts append to the body over an overlay can be seen and pressed, and the overlay stays', async ({ page, problems }) => {
  test.setTimeout(120_000)
  await openOverlaysPage(
    page,
    '<div id="layer"></div>',
    `${CSS} #layer { position: fixed; inset: 0; pointer-events: none } #layer * { pointer-events: auto }`,
  )
  for (const name of OVERLAYS)
    for (const [i, [why, style, wasThere, box = '', is]] of HELPERS.entries()) {
      // Three kinds of overlays stand for all.
      if (i > 1 && !/popup|cart|lightbox/.test(name)) continue
      const hang = (isShown: boolean) =>
        page.evaluate(
          ([css, inner, shown, is]) => {
            const found = document.getElementById('helper')
            const addTo = (at: Element, tag = 'div') => at.appendChild(document.createElement(tag))
            const layer = document.getElementById('layer') as HTMLElement
            const hosts = {
              'a component': () => addTo(document.body, 'x-calendar').attachShadow({ mode: 'open' }),
              'in five boxes': () => addTo(addTo(addTo(addTo(addTo(document.body))))),
              'beside the body': () => document.documentElement,
              'a layer': () => layer,
              'a dialog': () => document.body,
            }
            const el = found ?? (is ? hosts[is]() : document.body).appendChild(document.createElement(is === 'a dialog' ? 'dialog' : 'div'))
            if (el instanceof HTMLDialogElement) el.open = true
            if (!found) {
              el.id = 'helper'
              el.style.cssText = `${css};left:760px;top:${scrollY + 120}px;${inner ? '' : 'width:100px;height:60px;background:#ff8'}`
              const place = inner ? el.appendChild(document.createElement('div')) : el
              if (inner) place.style.cssText = inner
              const day = place.appendChild(Object.assign(document.createElement('button'), { id: 'day', textContent: '21' }))
              day.addEventListener('click', () => {
                el.remove()
                document.body.dataset.picked = '21'
              })
            }
            el.style.display = shown ? '' : 'none'
          },
          [style, box, isShown, is] as const,
        )
      if (wasThere) await hang(false)
      await open(page, name)
      await hang(true)
      await frames(page)
      await page.locator('#day').click({ timeout: 5000 })
      const found = await page.evaluate(async () => {
        const { overlays } = window as unknown as InPage
        const { picked } = document.body.dataset
        delete document.body.dataset.picked
        const { open } = overlays.state()
        await overlays.close()
        const inert = document.querySelectorAll('[inert]:not(.elementor-menu-cart__container, [data-widget=off-canvas])').length
        return { picked, open, inert }
      })
      expect(found, `${why} over ${name}`).toEqual({ picked: '21', open: name, inert: 0 })
    }
  await ready(page)
  expect(problems()).toEqual([])
})

/** Calendars and palettes of other scripts, which do not mark a key as handled: where each stands, and how it closes. */
const PICKERS = [
  ['in the body', 'body', (el: HTMLElement) => el.style.setProperty('display', 'none')],
  ['in a wrapper, gone at once', 'wrapper', (el: HTMLElement) => el.remove()],
  ['in the body, fading', 'body', (el: HTMLElement) => el.classList.add('fading')],
  ['in the overlay', 'overlay', (el: HTMLElement) => el.style.setProperty('display', 'none')],
] as const

test('Escape that closes another script’s panel in or above an overlay closes nothing else', async ({ page, problems }) => {
  await openOverlaysPage(
    page,
    '',
    '.picker { position: absolute; top: 200px; left: 300px; z-index: 10; width: 90px; height: 60px; transition: opacity 9s } .fading { opacity: 0 } #panel .picker { left: 100px }',
  )
  for (const overlay of ['popup', 'panel'] as const)
    for (const [name, where, close] of PICKERS)
      for (const type of ['keydown', 'keyup']) {
        await open(page, overlay)
        await page.locator(ROOTS[overlay]).evaluate(
          (root, [place, key, source]) => {
            const picker = Object.assign(document.createElement('div'), { className: 'picker' })
            const parent = place === 'overlay' ? root.querySelector('input,button')?.parentElement : document.body
            const box = place === 'wrapper' ? parent?.appendChild(document.createElement('div')) : parent
            box?.append(picker)
            const closing = new Function(`return ${source}`)()
            document.addEventListener(key, () => closing(picker), { once: true })
          },
          [where, type, String(close)] as const,
        )
        await frames(page, 3)
        await page.keyboard.press('Escape')
        await frames(page, 3)
        // A panel that closes can be seen until it is outside.
        await page.locator(ROOTS[overlay]).evaluate((root) => Promise.allSettled(root.getAnimations().map(({ finished }) => finished)))
        await page.evaluate(() => document.querySelector('.picker')?.remove())
        expect((await state(page)).open, `${overlay}, ${name}, on ${type}`).toBe(overlay)
        await page.keyboard.press('Escape')
        await expect.poll(async () => (await state(page)).open, `${overlay}, ${name}, on ${type}`).toBe('')
      }
  expect(problems()).toEqual([])
})

test('what was above the page before an overlay opened stays usable above it, or lies below it', async ({ page, problems }) => {
  const places = [
    ['fixed', 50],
    ['fixed', 9999],
    ['fixed', 99999],
    ['sticky', 99999],
    ['fixed', 2147483647],
  ] as const
  for (const [position, z] of places) {
    await openOverlaysPage(
      page,
      '<div id="notice"><button id="accept">Accept</button></div>',
      `${CSS} #notice { position: ${position}; bottom: 0; z-index: ${z}; width: 200px; height: 60px }`,
    )
    await page.locator('#accept').evaluate((el) => el.addEventListener('click', () => el.toggleAttribute('data-pressed', true)))
    for (const name of ['popup', 'panel', 'lightbox'] as const) {
      await open(page, name)
      const why = `${position}, ${z}, ${name}`
      const found = await page.locator('#notice').evaluate((el) => {
        const { left, top } = el.getBoundingClientRect()
        const { zIndex } = getComputedStyle(el)
        return { isInert: Boolean(el.closest('[inert]')), zIndex: +zIndex, left: left + 20, top: top + 20 }
      })
      // Browsers look through what is inert: a press on it would be taken for one on the overlay.
      if (found.isInert) expect(found.zIndex, why).toBeLessThan(name === 'lightbox' ? 2147483646 : 9999)
      else {
        await page.mouse.click(found.left, found.top)
        await expect(page.locator('#accept[data-pressed]'), why).toHaveCount(1)
        expect((await state(page)).open, why).toBe(name)
      }
      expect(found.isInert, why).toBe(z < 10000 || name === 'lightbox')
      await closeAll(page)
      expect(await page.locator('#notice').evaluate((el) => getComputedStyle(el).zIndex), why).toBe(String(z))
    }
  }
  expect(problems()).toEqual([])
})
