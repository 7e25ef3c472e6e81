import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { frames } from '../settled'
import { closeButton, OVERLAYS, type Overlay, open, openOverlaysPage, ready, state } from './overlays-page'

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

/**
 * Whether the page can be pressed and scrolled, and traps the Tab key nowhere. If it is told what to hide, and how, it hides that until the
 * page is free, within the page.
 */
const pageIsFree = (page: Page, hiding?: { selector: string; how: string }) =>
  page.evaluate(
    async ([hiding, free]) => {
      const button = document.getElementById('page') as HTMLElement
      const read = () => {
        button.focus()
        const { left, top } = button.getBoundingClientRect()
        return {
          pressed: document.elementFromPoint(left + 9, top + 9)?.id,
          focus: document.activeElement?.id,
          inert: Boolean(button.closest('[inert]')),
          scrolls: [document.documentElement, document.body].every((el) => getComputedStyle(el).overflowY !== 'hidden'),
        }
      }
      if (!hiding) return read()
      const hidden = document.querySelector(hiding.selector)?.classList
      hidden?.add(hiding.how)
      let state = read()
      for (let i = 0; i < 120 && JSON.stringify(state) !== JSON.stringify(free); i++) {
        await new Promise((done) => requestAnimationFrame(done))
        state = read()
      }
      hidden?.remove(hiding.how)
      return state
    },
    [hiding, FREE] as const,
  )

test('hiding an overlay undoes its effects on the page, and showing it again restores them', async ({ page, problems }) => {
  test.setTimeout(120_000)
  await openOverlaysPage(page, '', CSS)
  for (const name of OVERLAYS) {
    for (const how of ['away', 'pale', 'unseen', 'far']) {
      await open(page, name)
      const before = await state(page)
      expect(await pageIsFree(page, { selector: ROOTS[name], how }), `${name}, ${how}`).toEqual(FREE)
      const scrolls = async () => (await state(page)).scrolls
      await expect.poll(scrolls, `${name}, ${how}, shown again`).toBe(before.scrolls)
      await page.locator(closeButton(name)).evaluate((el: HTMLElement) => el.click())
      await expect.poll(async () => (await state(page)).open, `${name}, closed`).toBe('')
      await expect.poll(() => pageIsFree(page), `${name}, closed`).toEqual(FREE)
    }
  }
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
    await expect.poll(() => pageIsFree(page), 'popup, by a stylesheet').toEqual(FREE)
    await css.evaluate((sheet) => sheet.replaceSync(''))
    await page.keyboard.press('Shift')
    await expect.poll(async () => (await state(page)).scrolls).toBe(false)
    await page.locator(closeButton('popup')).click()
  }
  // Removal comes last, as most do not come back.
  for (const name of OVERLAYS) {
    await open(page, name)
    await root(page, name).evaluate((el) => el.remove())
    await expect.poll(() => pageIsFree(page), `${name}, removed`).toEqual(FREE)
  }
  expect(problems()).toEqual([])
})
const root = (page: Page, name: Overlay) => page.locator(ROOTS[name])

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
      expect(await page.evaluate(() => document.body.dataset.picked), `${why} over ${name}`).toBe('21')
      await page.evaluate(() => delete document.body.dataset.picked)
      expect((await state(page)).open, `${why} over ${name}`).toBe(name)
      await page.locator(closeButton(name)).evaluate((el: HTMLElement) => el.click())
      await expect.poll(async () => (await state(page)).open).toBe('')
      expect(
        await page.locator('[inert]:not(.elementor-menu-cart__container, [data-widget=off-canvas])').count(),
        `${why} over ${name}`,
      ).toBe(0)
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
      await page.locator(closeButton(name)).evaluate((el: HTMLElement) => el.click())
      await expect.poll(async () => (await state(page)).open).toBe('')
      expect(await page.locator('#notice').evaluate((el) => getComputedStyle(el).zIndex), why).toBe(String(z))
    }
  }
  expect(problems()).toEqual([])
})
