import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const CSS = `
button, a { display: inline-block; min-width: 44px; min-height: 44px; background: #fff; color: #222 }
.bar { position: fixed; inset: 0 0 auto; background: #fff }
.running { animation: run-past 9s linear infinite; display: inline-block }
@keyframes run-past { to { transform: translateX(-50px) } }
`
const around = (body: string): string =>
  `<main><h1>Strona</h1><p><a href="/before">Przed</a></p>${body}<p><a id="after" href="/after">Po</a></p></main>`

test.beforeEach(({ page }) => rememberServedMarkup(page))

const bar = (close: string, pause: string) => `<p class="running">Rejsy o świcie</p><a href="/trips">Zobacz</a>${pause}${close}`
const BARS = [
  [
    'the builder’s',
    `<div class="elementor-element elementor-widget bar" data-id="f1" data-element_type="widget" data-widget_type="floating-bars-var-2.default"><div class="e-floating-bars">${bar('<button class="e-floating-bars__close-button" type="button"><svg aria-hidden="true"></svg></button>', '<button class="e-floating-bars__pause-play" type="button"><svg aria-hidden="true"></svg></button>')}</div></div>`,
  ],
  [
    'a hand-written',
    `<div data-widget="floating-bar" class="bar" data-settings='{"closed_for":"page"}'>${bar('<button type="button" data-bar-close>Zamknij</button>', '<button type="button" data-bar-pause>Zatrzymaj</button>')}</div>`,
  ],
] as const
for (const [kind, body] of BARS)
  test(`${kind} floating bar stops moving at a press, and goes away by its button or Escape without losing the focus`, async ({
    page,
    problems,
  }) => {
    const open = () => ownPage(page, around(body), CSS)
    const state = () => page.locator('.running').evaluate((el) => getComputedStyle(el).animationPlayState)
    await open()
    const pause = page.getByRole('button', { name: 'Zatrzymaj' })
    await expect(pause).toHaveAttribute('aria-pressed', 'false')
    await pause.press('Space')
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(state).toBe('paused')
    expect(await axe(page)).toEqual([])
    await pause.click()
    await expect.poll(state).toBe('running')
    await page.getByRole('button', { name: 'Zamknij' }).press('Enter')
    await expect(page.locator('.running')).toBeHidden()
    await expect(page.locator('#after')).toBeFocused()
    expect(await unmountDifference(page)).toBe('')

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open()
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(state).toBe('paused')
    await page.getByRole('link', { name: 'Zobacz' }).press('Escape')
    await expect(page.locator('.running')).toBeHidden()
    await expect(page.locator('#after')).toBeFocused()
    expect(problems()).toEqual([])
  })

test('a coupon in a bar is copied, and says so for a while', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await ownPage(
    page,
    around(
      '<div class="elementor-element elementor-widget" data-id="f3" data-element_type="widget" data-widget_type="floating-bars-var-3.default"><div class="e-floating-bars"><button type="button" class="e-floating-bars__coupon-button"><span class="e-floating-bars__coupon-code"> LATO10 </span><span class="e-floating-bars__coupon-success is-hidden">Skopiowano</span></button><button type="button" class="e-floating-bars__close-button">x</button></div></div>',
    ),
    `${CSS} .is-hidden { display: none }`,
  )
  const success = page.getByText('Skopiowano')
  await expect(success).toHaveAttribute('role', 'status')
  await page.getByText('LATO10').click()
  await expect(success).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('LATO10')
  await expect(success).toBeHidden()
  await page.getByRole('button', { name: 'x' }).click()
  await expect(page.locator('.e-floating-bars')).toHaveClass(/is-hidden/)
})

const topBar = (classes: string) =>
  `<div class="elementor-element elementor-widget elementor-widget-floating-bars-var-1" data-id="b1" data-element_type="widget" data-widget_type="floating-bars-var-1.default"><div class="e-floating-bars e-floating-bars-var-1 has-close-button ${classes}" role="alertdialog" aria-label="Promocja" tabindex="0"><p>Promocja</p><button class="e-floating-bars__close-button" type="button" aria-label="Zamknij">x</button></div></div>`
const TOP_CSS = `${CSS} body { margin: 0 } h1 { margin: 0 } .e-floating-bars { box-sizing: border-box; height: 62px } .is-sticky { position: fixed; inset-inline: 0 } .is-sticky.has-vertical-position-top { top: 0 } .is-sticky.has-vertical-position-bottom { bottom: 0 }`

test('a builder’s bar that is fixed at the top moves the page down by its height, until it is sent away; no other bar does', async ({
  page,
}) => {
  const top = () => page.locator('h1').evaluate((el) => el.getBoundingClientRect().top)
  await ownPage(page, around(topBar('has-vertical-position-top is-sticky')), TOP_CSS)
  await expect.poll(top).toBe(62)
  await page.setViewportSize({ width: 600, height: 800 })
  expect(await page.locator('body').evaluate((el) => el.style.paddingTop)).toBe('62px')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(top).toBe(0)
  await page.emulateMedia({ media: null })
  await expect.poll(top).toBe(62)
  await page.getByRole('button', { name: 'Zamknij' }).click()
  await expect.poll(top).toBe(0)
  expect(await unmountDifference(page)).toBe('')
  for (const other of ['has-vertical-position-bottom is-sticky', 'has-vertical-position-top']) {
    await ownPage(page, around(topBar(other)), TOP_CSS)
    await expect(page.locator('.e-floating-bars__close-button')).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(() =>
          (window as unknown as { Skerry: { islands: () => { state: string }[] } }).Skerry.islands().map(({ state }) => state),
        ),
      )
      .toEqual(['mounted'])
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await top()).toBe(0)
  }
})

test('a bar that is unmounted as printing ends leaves the page as it was', async ({ page }) => {
  await ownPage(page, around(topBar('has-vertical-position-top is-sticky')), TOP_CSS)
  const padding = () => page.locator('body').evaluate((el) => el.style.paddingTop)
  await expect.poll(padding).toBe('62px')
  await page.evaluate(async () => {
    dispatchEvent(new Event('beforeprint'))
    dispatchEvent(new Event('afterprint'))
    ;(window as unknown as { Skerry: { unmount: (root: Node) => void } }).Skerry.unmount(document)
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done))
  })
  expect(await padding()).toBe('')
  expect(await unmountDifference(page)).toBe('')
})

test('what sticks to the top sticks below a builder’s bar, and links lead below both, until the bar is sent away', async ({ page }) => {
  const header =
    '<div class="elementor-element" id="head" data-id="n1" data-element_type="container" data-settings=\'{"sticky":"top"}\'><a href="#further">Dalej</a></div>'
  const bar =
    '<div class="elementor-element elementor-widget" data-id="b1" data-element_type="widget" data-widget_type="floating-bars-var-1.default"><div class="e-floating-bars has-vertical-position-top is-sticky"><button class="e-floating-bars__close-button" type="button" aria-label="Zamknij">x</button></div></div>'
  await ownPage(
    page,
    `${bar}${header}<main>Treść</main><div class="elementor-element" data-element_type="container" id="further">Tu</div>`,
    'body { margin: 0 } #head { height: 80px } main { height: 1500px } #further { height: 2000px } .e-floating-bars { position: fixed; inset: 0 0 auto; box-sizing: border-box; height: 62px }',
  )
  const top = (id: string) => page.locator(id).evaluate((el) => Math.round(el.getBoundingClientRect().top))
  await page.getByRole('link', { name: 'Dalej' }).click()
  await expect.poll(() => top('#further')).toBe(142)
  expect(await top('#head')).toBe(62)
  await page.getByRole('button', { name: 'Zamknij' }).click()
  await expect.poll(() => top('#head')).toBe(0)
  expect(await unmountDifference(page)).toBe('')
})

const headlines = (more: string, settings: object = {}) =>
  `<div class="elementor-element elementor-widget" data-id="t1" data-element_type="widget" data-widget_type="floating-bars-var-2.default" data-settings='${JSON.stringify(settings)}'><div class="e-floating-bars e-floating-bars-var-2"><div class="e-floating-bars__headlines has-pause-hover"><div class="e-floating-bars__headlines-inner"><a class="e-floating-bars__headline" href="/a" id="a">Rejs o świcie</a><a class="e-floating-bars__headline" href="/b">Rejs o zmierzchu</a></div></div>${more}</div></div>`
const PAIR =
  '<div class="e-floating-bars__ticker-controls"><button class="e-floating-bars__pause-button" aria-label="Zatrzymaj pasek">=</button><button class="e-floating-bars__play-button" aria-label="Puść pasek">&gt;</button></div>'
const TICKER_CSS = `${CSS} .e-floating-bars { position: fixed; inset: auto 0 0 } .e-floating-bars__headlines { overflow: hidden } .e-floating-bars__headlines-inner { display: flex; gap: 20px; width: max-content } .e-floating-bars__headline { padding: 12px }`

test.describe('headlines in a builder’s bar', () => {
  const row = (page: Page) => page.locator('.e-floating-bars__headlines-inner')
  const state = (page: Page) => row(page).evaluate((el) => el.getAnimations().map(({ playState }) => playState))

  test('move along, with copies for the eye alone, until somebody reads or stops them', async ({ page, problems }) => {
    await ownPage(page, around(headlines(PAIR)), TICKER_CSS)
    await expect.poll(() => state(page)).toEqual(['running'])
    const { end, length, width } = await row(page).evaluate((el) => {
      const effect = el.getAnimations().map((one) => one.effect as KeyframeEffect)[0]
      const boxes = [...el.children].map((child) => child.getBoundingClientRect().left)
      return { end: String(effect?.getKeyframes().at(-1)?.transform), length: (boxes[2] ?? 0) - (boxes[0] ?? 0), width: el.scrollWidth }
    })
    expect(Number(/-?[\d.]+/.exec(end)?.[0])).toBeCloseTo(-length, 1)
    expect(width).toBeGreaterThanOrEqual((page.viewportSize()?.width ?? 0) + Math.floor(length))
    expect(await page.getByRole('link', { name: 'Rejs o świcie' }).count()).toBe(1)
    expect(await axe(page)).toEqual([])
    await page.locator('#a').focus()
    await expect.poll(() => state(page)).toEqual(['paused'])
    const [pause, play] = [page.getByRole('button', { name: 'Zatrzymaj pasek' }), page.getByRole('button', { name: 'Puść pasek' })]
    await expect(play).toHaveCount(0)
    await pause.press('Enter')
    await expect(play).toBeFocused()
    await expect(pause).toHaveCount(0)
    await expect.poll(() => state(page)).toEqual(['paused'])
    await play.press('Enter')
    await expect(pause).toBeFocused()
    await expect.poll(() => state(page)).toEqual(['running'])
    await page.locator('.e-floating-bars__headlines').hover()
    await expect.poll(() => state(page)).toEqual(['paused'])
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

  test('get a button of ours where the site has none, stand still without motion, and where the page moves them itself', async ({
    page,
  }) => {
    await ownPage(page, around(headlines('', { style_ticker_scroll_direction: 'backwards' })), TICKER_CSS)
    await expect.poll(() => state(page)).toEqual(['running'])
    expect(await row(page).evaluate((el) => el.getAnimations()[0]?.effect?.getComputedTiming().direction)).toBe('reverse')
    await page.locator('.skerry-bar-pause').press('Enter')
    await expect.poll(() => state(page)).toEqual(['paused'])

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await ownPage(page, around(headlines(PAIR)), TICKER_CSS)
    await expect.poll(() => state(page)).toEqual(['paused'])
    await page.getByRole('button', { name: 'Puść pasek' }).click()
    await expect.poll(() => state(page)).toEqual(['running'])

    await page.emulateMedia({ reducedMotion: null })
    const moved = `${TICKER_CSS} [data-animated] .e-floating-bars__headlines-inner { animation: run-past 9s linear infinite }`
    await ownPage(page, around(headlines(PAIR)), moved)
    await expect.poll(() => row(page).evaluate((el) => el.getAnimations().map((one) => one instanceof CSSAnimation))).toEqual([true])
    await page.getByRole('button', { name: 'Zatrzymaj pasek' }).click()
    await expect.poll(() => row(page).evaluate((el) => getComputedStyle(el).animationPlayState)).toBe('paused')
  })
})
