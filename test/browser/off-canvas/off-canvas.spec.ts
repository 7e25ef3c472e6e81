import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { ownPage } from '../own-page'
import { frames, settled } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const CSS = `
body { margin: 0; min-height: 3000px }
a, button { display: inline-block; min-width: 44px; min-height: 44px; background: #fff; color: #222 }
.e-off-canvas { position: fixed; inset: 0; z-index: 100; visibility: hidden }
.e-off-canvas[aria-hidden=false] { visibility: visible }
.e-off-canvas__overlay { position: absolute; inset: 0; background: #333 }
.e-off-canvas__main { position: absolute; inset: 0 auto 0 0; width: 300px; background: #fff; overflow: auto }
.animated.fadeInLeft { animation: in 100ms }
@keyframes in { from { opacity: 0 } }
dialog[data-widget], section[data-widget] { position: fixed; inset: 0 0 0 auto; width: 300px; height: auto; max-height: none; margin: 0; background: #fff }
dialog[data-widget]:not([open]), section[data-open=no] { display: none }
`
const action = (name: string, id: string) =>
  `#elementor-action%3Aaction%3Doff_canvas%3A${name}%26settings%3D${encodeURIComponent(btoa(JSON.stringify({ id, displayMode: name })))}`
const close = `<a class="elementor-icon" id="close-it" href="${action('close', 'fea6361')}"><svg aria-hidden="true"></svg></a>`
const builder = (settings: object = {}, inner = close) => `
<a class="elementor-icon" id="open-it" href="${action('open', 'fea6361')}"><svg aria-hidden="true"></svg></a>
<div class="elementor-element elementor-widget elementor-widget-off-canvas" data-id="fea6361" data-element_type="widget" data-widget_type="off-canvas.default" data-settings='${JSON.stringify(settings)}'>
<div class="elementor-widget-container"><div id="off-canvas-fea6361" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="Menu" aria-modal="true" data-delay-child-handlers="true"><div class="e-off-canvas__overlay"></div><div class="e-off-canvas__main"><div class="e-off-canvas__content">${inner}<a href="/a">A</a> <a href="#further">Dalej</a></div></div></div></div></div>`
const hand = (tag: string, settings: object = {}) => `
<button id="open-it" data-off-canvas-open="panel">Otwórz menu</button><button id="toggle-it" data-off-canvas-toggle="panel">Przełącz</button>
<${tag} data-widget="off-canvas" id="panel" aria-label="Menu" data-settings='${JSON.stringify(settings)}'><a href="/a">A</a> <a href="#further">Dalej</a> <button id="close-it" data-off-canvas-close>Zamknij</button></${tag}>`
const KINDS = [
  ['the builder’s', builder(), '#off-canvas-fea6361'],
  ['a hand-written dialog', hand('dialog'), '#panel'],
  ['a hand-written section', hand('section'), '#panel'],
] as const
const around = (body: string) =>
  `<header><a href="/before">Przed</a></header><main><h1>Strona</h1>${body}<p><a href="/after">Po</a></p></main><div class="elementor-element" id="further" data-element_type="section"><h2>Dalej</h2></div>`
const open = async (page: Page) => {
  // So that the test begins with a panel that is there.
  await expect(page.locator('#open-it')).toHaveAttribute('aria-expanded', 'false')
  await page.locator('#open-it').click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
}
const focusIn = (page: Page, selector: string) => page.evaluate((s) => document.activeElement?.closest(s) !== null, selector)

test.beforeEach(({ page }) => rememberServedMarkup(page))

test('D1, D3, D4, D6: a panel takes the focus, and gives it back to its opener', async ({ page, problems, each }) => {
  await each(
    KINDS,
    ([kind]) => `D1, D3, D4, D6: ${kind} panel takes the focus, and gives it back to its opener`,
    async ([, body, panel]) => {
      await ownPage(page, around(body), CSS)
      const opener = page.locator('#open-it')
      const dialog = page.getByRole('dialog', { name: 'Menu' })
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
      await expect(dialog).toHaveCount(0)
      for (const [press, hide] of [
        ['click', () => page.keyboard.press('Escape')],
        ['Enter', () => page.locator('#close-it').click()],
        ['Enter', () => page.locator('#close-it').press('Enter')],
        ['click', () => page.mouse.click(600, 300)],
      ] as const) {
        await (press === 'click' ? opener.click() : opener.press(press))
        await expect(dialog).toBeVisible()
        await expect(opener).toHaveAttribute('aria-expanded', 'true')
        await expect(page.locator(panel)).toBeFocused()
        await hide()
        await expect(dialog).toHaveCount(0)
        await expect(opener).toBeFocused()
        await expect(opener).toHaveAttribute('aria-expanded', 'false')
      }
      expect(await page.evaluate(() => scrollY)).toBe(0)
      expect(await unmountDifference(page)).toBe('')
      expect(problems()).toEqual([])
    },
  )
})

test('D2: Tab stays in a panel, and nothing of the page can be reached', async ({ page, each }) => {
  await each(
    KINDS,
    ([kind]) => `D2: Tab stays in ${kind} panel, and nothing of the page can be reached`,
    async ([, body, panel]) => {
      await ownPage(page, around(body), CSS)
      await open(page)
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key)
        expect(await focusIn(page, panel), key).toBe(true)
      }
      expect(await axe(page)).toEqual([])
      await page.locator('#open-it').evaluate((el) => el.focus())
      expect(await focusIn(page, panel)).toBe(true)
    },
  )
})

test('a link in a panel to a place on the page closes it and leads there', async ({ page, each }) => {
  await each(
    KINDS,
    ([kind]) => `a link in ${kind} panel to a place on the page closes it and leads there`,
    async ([, body]) => {
      await ownPage(page, around(body).replace('<p>', '<p style>'), `${CSS} main { min-height: 1500px }`)
      await open(page)
      await page.getByRole('link', { name: 'Dalej' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect.poll(() => page.locator('#further').evaluate((el) => Math.abs(el.getBoundingClientRect().top))).toBeLessThan(3)
      await expect(page.locator('#further')).toBeFocused()
      expect(await page.locator('[inert]').evaluateAll((all) => all.filter((el) => !el.matches('[role=dialog]')).length)).toBe(0)
    },
  )
})

test('icons without text get a name, and a panel without a way out gets a button', async ({ page }) => {
  await ownPage(page, around(builder({}, '')), CSS)
  await page.getByRole('link', { name: 'Otwórz: Menu' }).click()
  await page.getByRole('button', { name: 'Zamknij' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await ownPage(page, around(builder()), CSS)
  await page.getByRole('link', { name: 'Otwórz: Menu' }).click()
  await expect(page.getByRole('link', { name: 'Zamknij' })).toBeVisible()
})

test('the builder’s entrance and exit play, on the device that they are for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await ownPage(
    page,
    around(builder({ entrance_animation_mobile: 'fadeInLeft', exit_animation_mobile: 'fadeInLeft', prevent_scroll: 'yes' })),
    CSS,
  )
  await open(page)
  await expect(page.locator('.e-off-canvas__main')).toHaveClass(/animated/)
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.e-off-canvas__main')).not.toHaveClass(/animated/)
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('visible')
  expect(await unmountDifference(page)).toBe('')
})

test('the opener is collapsed as soon as its panel starts closing', async ({ page }) => {
  const slow = ' .animated.fadeInLeft.reverse { animation: in 30s }'
  await ownPage(page, around(builder({ exit_animation: 'fadeInLeft' })), CSS + slow)
  await open(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('#off-canvas-fea6361')).toHaveAttribute('data-open', 'closing')
  await expect(page.locator('#open-it')).toHaveAttribute('aria-expanded', 'false')
  expect(await page.locator('#off-canvas-fea6361').getAttribute('data-open')).toBe('closing')
})

test('settings keep Escape and a press beside it from closing a panel; toggling does', async ({ page }) => {
  await ownPage(page, around(hand('section', { prevent_close_on_esc_key: 'yes', prevent_close_on_background_click: 'yes' })), CSS)
  await open(page)
  await page.keyboard.press('Escape')
  await page.mouse.click(600, 300)
  await frames(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.locator('#toggle-it').evaluate((el: HTMLElement) => el.click())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('#toggle-it').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a consent banner stays within reach, and unmounting an open panel restores everything', async ({ page }) => {
  const banner = '<div id="consent"><button>Zgadzam się</button></div>'
  const css = `${CSS} #consent { position: fixed; bottom: 0; left: 400px; z-index: 99999; background: #fff }`
  for (const [, body] of KINDS) {
    await ownPage(page, around(body) + banner, css)
    await open(page)
    await page.getByRole('button', { name: 'Zgadzam się' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await unmountDifference(page)).toBe('')
  }
})

test('a panel that no stylesheet shows is shown all the same', async ({ page }) => {
  await ownPage(page, around(builder()), '.e-off-canvas { display: none }')
  await expect(page.locator('#open-it')).toHaveAttribute('aria-expanded', 'false')
  await page.locator('#open-it').evaluate((el: HTMLElement) => el.click())
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dalej' })).toBeVisible()
})

test('a click before the code is there opens the panel once it is', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/chunks/off-canvas-*', async (route) => {
    await held
    await route.continue()
  })
  const requested = page.waitForRequest('**/chunks/off-canvas-*')
  await ownPage(page, around(hand('dialog')), CSS)
  await requested
  await page.locator('#open-it').click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

const PRESSES = [
  ['clicked', (page: Page) => page.locator('#open-it').click()],
  ['pressed by Enter', (page: Page) => page.locator('#open-it').press('Enter')],
] as const
test('an opener of a panel that is used before anything knows of panels opens it once their code is there', async ({ page, each }) => {
  await each(
    KINDS.flatMap(([kind, body]) => PRESSES.map(([how, press]) => [kind, how, body, press] as const)),
    ([kind, how]) => `an opener of ${kind} panel that is ${how} before anything knows of panels opens it once their code is there`,
    async ([, , body, press]) => {
      const { requested, release } = await holdChunk(page, 'rare-widgets')
      await ownPage(page, around(body), CSS)
      await requested
      await press(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await release()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator('#open-it')).toBeFocused()
    },
  )
})

for (const first of ['off-canvas', 'popups-actions-run'] as const)
  test(`a link that toggles a panel acts once, pressed before any of the code is there, of which ${first} comes first`, async ({
    page,
  }) => {
    const held = { 'off-canvas': await holdChunk(page, 'off-canvas'), 'popups-actions-run': await holdChunk(page, 'popups-actions-run') }
    await ownPage(page, around(builder()).replace(action('open', 'fea6361'), action('toggle', 'fea6361')), CSS)
    await held['off-canvas'].requested
    await page.locator('#open-it').click()
    await held['popups-actions-run'].requested
    await held[first].release()
    await frames(page)
    await held[first === 'off-canvas' ? 'popups-actions-run' : 'off-canvas'].release()
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await expect(dialog).toBeVisible()
    await settled(page)
    await frames(page)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
