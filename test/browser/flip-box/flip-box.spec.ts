import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

/** Two of the builder's effects: the fade leaves the back, with its link, over the front. */
const CSS = `
.elementor-flip-box { position: relative; width: 300px; height: 200px }
.elementor-flip-box__layer { position: absolute; inset: 0; background: #fff; backface-visibility: hidden }
.elementor-flip-box--effect-fade .elementor-flip-box__back { opacity: 0 }
.elementor-flip-box--effect-fade .elementor-flip-box:hover .elementor-flip-box__back { opacity: 1 }
.elementor-flip-box--effect-flip .elementor-flip-box__back { transform: rotateX(180deg) }
.elementor-flip-box--effect-flip .elementor-flip-box:hover .elementor-flip-box__back { transform: none }
.elementor-flip-box--effect-flip .elementor-flip-box:hover .elementor-flip-box__front { transform: rotateX(-180deg) }
a { display: inline-block; min-width: 44px; min-height: 44px }
.elementor-animated-item--grow { opacity: 0; transform: scale(0) }
.elementor-cta:hover .elementor-animated-item--grow { opacity: 1; transform: none }
.elementor-cta { color: #222; background: #fff }
`
const flipBox = (effect: string, back: string) => `
<div class="elementor-element elementor-flip-box--effect-${effect} elementor-widget elementor-widget-flip-box" data-element_type="widget" data-widget_type="flip-box.default"><div class="elementor-widget-container"><div class="elementor-flip-box" tabindex="0">
<div class="elementor-flip-box__layer elementor-flip-box__front"><div class="elementor-flip-box__layer__overlay"><div class="elementor-flip-box__layer__inner"><h2 class="elementor-flip-box__layer__title">Przód</h2></div></div></div>
${back}</div></div></div>`
const LAYER = 'class="elementor-flip-box__layer elementor-flip-box__back"'
const BUTTON = `<div ${LAYER}><a class="elementor-flip-box__button" href="#target">Zobacz</a></div>`
const LINK = `<a ${LAYER} href="#target">Zobacz</a>`
const TEXT = `<div ${LAYER}><p>Sam tekst</p></div>`
const around = (body: string) => `<main><h1>Karty</h1>${body}<p id="beside">Obok</p><p><a href="/after">Po</a></p></main>`
const HAND = '<div data-widget="flip-box" class="by-hand"><div><h2>Przód</h2></div><div><p><a href="#target">Zobacz</a></p></div></div>'
const HAND_CSS = `${CSS} .by-hand { display: grid; width: 300px; height: 200px } .by-hand > * { grid-area: 1/1 } .by-hand > :last-child { opacity: 0 }`

/** Which side has its full opacity and faces the visitor. */
const side = (page: Page, box = '.elementor-flip-box,.by-hand') =>
  page.locator(box).evaluate((el) => {
    const shows = (layer: Element | null) => {
      const { opacity, transform } = getComputedStyle(layer as Element)
      return opacity === '1' && !transform.includes('-1')
    }
    const back = el.querySelector('.elementor-flip-box__back') ?? el.lastElementChild
    return shows(back) ? 'back' : 'front'
  })

/** Resolves once the box has its code, and with it the rules for the side that shows. */
const hasCode = (page: Page) =>
  page.waitForFunction(() =>
    document.adoptedStyleSheets.some((sheet) => [...sheet.cssRules].some((rule) => rule.cssText.includes('data-flip-side'))),
  )

test.beforeEach(({ page }) => rememberServedMarkup(page))

for (const [kind, body] of [
  ['fades', flipBox('fade', BUTTON)],
  ['flips', flipBox('flip', BUTTON)],
  ['flips and is a link', flipBox('flip', LINK)],
  ['is hand-written', HAND],
] as const)
  test(`a box that ${kind} turns when its link has the focus, and Tab stops in it once`, async ({ page, problems }) => {
    await ownPage(page, around(body), kind === 'is hand-written' ? HAND_CSS : CSS)
    await hasCode(page)
    expect(await side(page)).toBe('front')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zobacz' })).toBeFocused()
    await expect.poll(() => side(page)).toBe('back')
    await page.keyboard.press('Escape')
    await expect.poll(() => side(page)).toBe('front')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Po' })).toBeFocused()
    await expect.poll(() => side(page)).toBe('front')
    expect(await axe(page)).toEqual([])
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test('Escape in a field on the back still counts after the browser’s tab has changed, until the focus moves', async ({ page }) => {
  const field = (id: string) => `<label>${id} <input id="${id}"></label>`
  await ownPage(page, around(HAND.replace('<a href="#target">Zobacz</a>', field('first') + field('second'))), HAND_CSS)
  await hasCode(page)
  await page.keyboard.press('Tab')
  await expect.poll(() => side(page)).toBe('back')
  await page.keyboard.press('Escape')
  await expect.poll(() => side(page)).toBe('front')
  // What a browser dispatches as its tab is left and shown again: the field stays the document's active element.
  await page.evaluate(async () => {
    const input = document.getElementById('first') as HTMLElement
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    window.dispatchEvent(new Event('blur'))
    await new Promise((done) => setTimeout(done))
    window.dispatchEvent(new Event('focus'))
    input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await new Promise((done) => setTimeout(done))
  })
  expect(await page.locator('.by-hand').getAttribute('data-flip-side')).toBe('front')
  await page.keyboard.press('Tab')
  await expect(page.locator('#second')).toBeFocused()
  await expect.poll(() => side(page)).toBe('back')
})

test('a box whose link had the focus before the script came shows its back', async ({ page }) => {
  const { requested, release } = await holdChunk(page, 'flip-box')
  await ownPage(page, around(HAND), HAND_CSS)
  await requested
  await page.keyboard.press('Tab')
  await release()
  await expect.poll(() => side(page)).toBe('back')
})

test('a box without a link is a stop of its own, with a name, and turns by Enter and Space', async ({ page }) => {
  await ownPage(page, around(flipBox('flip', TEXT)), CSS)
  const box = page.getByRole('group', { name: 'Przód' })
  await expect(box).toHaveAttribute('tabindex', '0')
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  await expect.poll(() => side(page)).toBe('back')
  await page.keyboard.press('Enter')
  await expect.poll(() => side(page)).toBe('front')
  await page.keyboard.press('Space')
  await expect.poll(() => side(page)).toBe('back')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect.poll(() => side(page)).toBe('front')
  expect(await unmountDifference(page)).toBe('')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true })
  for (const [kind, body, css] of [
    ['fades', flipBox('fade', BUTTON), CSS],
    ['is a link', flipBox('flip', LINK), CSS],
    ['is hand-written', HAND, HAND_CSS],
  ] as const)
    test(`the first tap turns a box that ${kind}, the second one follows its link, and a tap elsewhere turns it back`, async ({ page }) => {
      await ownPage(page, around(body), css)
      const box = page.locator('.elementor-flip-box,.by-hand')
      await hasCode(page)
      await box.tap({ position: { x: 20, y: 20 } })
      await expect.poll(() => side(page)).toBe('back')
      expect(new URL(page.url()).hash).toBe('')
      await page.locator('#beside').tap()
      await expect.poll(() => side(page)).toBe('front')
      await box.tap({ position: { x: 20, y: 150 } })
      await expect.poll(() => side(page)).toBe('back')
      await page.getByRole('link', { name: 'Zobacz' }).tap({ position: { x: 10, y: 10 } })
      await expect.poll(() => new URL(page.url()).hash).toBe('#target')
    })
})

const cta = `<div class="elementor-element elementor-animated-content elementor-widget elementor-widget-call-to-action" data-element_type="widget" data-widget_type="call-to-action.default"><div class="elementor-widget-container"><div class="elementor-cta"><div class="elementor-cta__content"><h2 class="elementor-cta__title">Zadzwoń</h2><div class="elementor-cta__description elementor-animated-item--grow">Opis</div><div class="elementor-animated-item--grow"><a class="elementor-cta__button" href="#target">Kliknij</a></div></div></div></div></div>`
const opacity = (page: Page) => page.locator('.elementor-cta__description').evaluate((el) => getComputedStyle(el).opacity)

test('what a call to action shows on hover shows with the focus, too', async ({ page }) => {
  await ownPage(page, around(cta), CSS)
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
  expect(await opacity(page)).toBe('0')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Kliknij' })).toBeFocused()
  await expect.poll(() => opacity(page)).toBe('1')
  expect(await axe(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
})

test.describe('a screen without hover', () => {
  test.use({ hasTouch: true, isMobile: true })
  test('shows all of a call to action', async ({ page }) => {
    await ownPage(page, around(cta), CSS)
    await expect.poll(() => opacity(page)).toBe('1')
  })
})

test('in a popup, the first Escape turns the box back and the second closes the popup', async ({ page }) => {
  const popup = `<button data-popup-open="offer">Open</button><section data-widget="popup" id="offer" hidden><a href="#first">First</a>${HAND}</section>`
  await ownPage(page, around(popup), HAND_CSS)
  await page.getByText('Open').click()
  await hasCode(page)
  await page.getByRole('link', { name: 'First' }).focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => side(page)).toBe('back')
  await page.keyboard.press('Escape')
  await expect.poll(() => side(page)).toBe('front')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
