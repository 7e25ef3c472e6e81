import { existsSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { type Look, lookOf, looksOf } from './look'
import { press, type State, settle, states } from './states'
import { OWN_LAYOUT, sharedThemes, themes } from './themes'

// Alone, one worker would be busy with this file long after the others have done the rest.
test.describe.configure({ mode: 'parallel' })
test('the shared stand-ins for themes are tested as well', () => {
  test.skip(!existsSync(sharedThemes), 'they are not here: only the repository’s own are tested')
  expect(themes.length).toBeGreaterThan(4)
})

/** `SHOTS=folder` saves a screenshot of every state. */
const { SHOTS } = process.env

const stateOf = (name: string) => states.find((state) => state.name === name) as State

/** Links the theme after the page's own stylesheets, and opens the page in its state. */
async function open(page: Page, { url, edit = (html) => html, act }: State, css: string): Promise<void> {
  await page.route('**/theme.css', (route) => route.fulfill({ contentType: 'text/css', body: `${css}\n${OWN_LAYOUT}` }))
  await page.route(
    (address) => address.pathname === new URL(url, address).pathname,
    async (route) => {
      const response = await route.fetch()
      const body = edit(await response.text()).replace('</head>', '<link rel="stylesheet" href="/theme.css"></head>')
      await route.fulfill({ response, body })
    },
  )
  await page.goto(url)
  await act(page)
}

/** Switches the page to another theme without leaving its state. */
async function changeTheme(page: Page, css: string) {
  await page.route('**/theme.css?*', (route) => route.fulfill({ contentType: 'text/css', body: `${css}\n${OWN_LAYOUT}` }))
  await page.evaluate(async () => {
    const before = document.querySelector('link[href^="/theme.css"]') as HTMLLinkElement
    const link = before.cloneNode() as HTMLLinkElement
    link.href = `/theme.css?${Math.random()}`
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve))
    before.after(link)
    await loaded
    before.remove()
    await new Promise(requestAnimationFrame)
  })
}

/** How a state's controls look: the visited ones focused and hovered, then all of them at rest. */
async function looks(page: Page, { controls, visited = [], isPointedAt, act }: State): Promise<Record<string, Look>> {
  const found: Record<string, Look> = {}
  for (const selector of visited) {
    const within = controls.find(([other]) => other === selector)?.[1] ?? 'body'
    const control = page.locator(selector).first()
    await page.keyboard.press('Shift')
    await control.evaluate((el: HTMLElement) => el.focus({ focusVisible: true } as FocusOptions))
    found[`${selector} focused`] = await lookOf(page, selector, within)
    await control.hover({ force: true })
    found[`${selector} hovered`] = await lookOf(page, selector, within)
    await control.evaluate((el: HTMLElement) => el.blur())
    await page.mouse.move(0, 0)
  }
  if (visited.length && isPointedAt) await act(page)
  if (visited.length) await settle(page)
  for (const [i, look] of (await looksOf(page, controls)).entries()) found[controls[i]?.[0] ?? ''] = look
  return found
}

/** A quarter of the combinations get a new page that has the theme from the start. */
const isThereFromTheStart = (state: number, theme: number) => (state + theme) % 4 === 0

// A phone has no pointer to hover with: controls are compared at rest. No theme has rules for phones, so that a few stand for all.
const phone = { width: 390, height: 844 }
const themesOnPhone = themes.filter(({ name }) => /^(bare|frames|important)$/.test(name))
for (const [i, state] of states.entries())
  for (const [device, viewport] of [
    ['', undefined],
    [', on a phone', phone],
  ] as const)
    test(`our controls look the same under every theme: ${state.name}${device}`, async ({ page }) => {
      test.setTimeout(120_000)
      if (viewport) await page.setViewportSize(viewport)
      const looked = viewport ? { ...state, visited: [] } : state
      await open(page, state, '')
      const expected = await looks(page, looked)
      for (const [j, { name, css, isForced }] of (viewport ? themesOnPhone : themes).entries()) {
        const isOpened = viewport ? false : state.doesNotLast || isThereFromTheStart(i, j)
        await (isOpened ? open(page, state, css) : changeTheme(page, css))
        if (!isOpened && state.isPointedAt) await state.act(page)
        const found = await looks(page, looked)
        for (const [control, { styles, contrast, ...box }] of Object.entries(found)) {
          const { styles: ownStyles, contrast: _, ...ownBox } = expected[control] as Look
          const what = `${control} under ${name}`
          const least = state.controls.find(([selector]) => control.startsWith(selector))?.[2] ?? 3
          expect.soft(contrast, what).toBeGreaterThanOrEqual(least)
          if (isForced) continue
          expect.soft(box, what).toEqual(state.isPlacedFreely ? { ...ownBox, place: box.place } : ownBox)
          expect.soft(styles, what).toEqual(ownStyles)
        }
        if (SHOTS) await page.screenshot({ path: `${SHOTS}/${state.name}-${name}-${viewport ? 'phone' : 'desktop'}.png` })
      }
    })

test('a theme that fills drawings and lets buttons shrink hides neither a marked word nor the end of an alert’s button', async ({
  page,
}) => {
  const css = 'svg { fill: red !important } body button { min-width: 60px; letter-spacing: 0.2em; text-transform: uppercase }'
  // The word is marked once it is well in view.
  const act = (page: Page) =>
    page
      .locator('mark')
      .first()
      .evaluate((el) => el.scrollIntoView({ block: 'center' }))
  await open(page, { name: 'numbers', url: '/pages/numbers.html', act, controls: [] }, css)
  const path = page.locator('mark .skerry-marker path').first()
  await expect(path).toBeAttached()
  expect(await path.evaluate((el) => getComputedStyle(el).fill)).toBe('none')
  const button = page.locator('[data-alert-close]')
  expect(await button.evaluate((el) => el.scrollWidth - el.clientWidth)).toBe(0)
})

/** The common 62.5 % root, so that 1rem is 10 px: lengths in `rem` shrink by a third, our buttons, in px, do not. */
const TENS = 'html { font-size: 10px } body { font-size: 1.8rem }'

test('with a small root font, a menu’s arrow keeps its size, and a link the room for our button', async ({ page }) => {
  await open(page, { ...stateOf('menu'), act: () => Promise.resolve() }, TENS)
  const link = page.locator('#menu-main li:has(> .skerry-menu-sub) > a').first()
  await expect(link).toHaveCSS('background-size', '5px 5px, 5px 5px')
  await expect(link).toHaveCSS('padding-inline-end', '40px')
})

for (const [what, css] of [
  ['the root font is small', TENS],
  ['a reset removes all padding', '* { padding: 0 }'],
] as const)
  test(`where ${what}, a popup’s title ends before the close button`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, stateOf('popup in a corner'), css)
    const title = page.locator('.skerry-popup [data-widget=popup] > :first-child')
    const [close, end] = await Promise.all([
      page.locator('.skerry-popup .dialog-close-button').boundingBox(),
      title.evaluate((el) => el.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(el).paddingInlineEnd)),
    ])
    expect(end).toBeLessThanOrEqual(close?.x ?? 0)
  })

for (const [what, css] of [
  ['no theme', ''],
  ['a small root font', TENS],
] as const)
  test(`with ${what}, no line of a side panel’s title is under the close button`, async ({ page }) => {
    // Short words, so that each line ends close to its end.
    const edit = (html: string) => html.replace('<h3>Filters for trips</h3>', `<h3>${'a '.repeat(60)}</h3>`)
    await open(page, { ...stateOf('panel at the side'), edit }, css)
    const under = await page.locator('#filters h3').evaluate((title) => {
      const close = title.parentElement?.querySelector('.skerry-off-canvas-close')?.getBoundingClientRect() as DOMRect
      const text = document.createRange()
      text.selectNodeContents(title)
      return [...text.getClientRects()].filter((line) => line.right > close.left && line.top < close.bottom).length
    })
    expect(under).toBe(0)
  })

test('a full-page search and a side panel reach the edges of the window under every theme, and can be read', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(phone)
  const inset = (selector: string) =>
    page.locator(selector).evaluate((el) => {
      const { top, bottom } = el.getBoundingClientRect()
      return { top, below: innerHeight - bottom, padding: Number.parseFloat(getComputedStyle(el).paddingTop) }
    })
  const search = (page: Page) => press(page, '[data-search-toggle]', '[data-search-panel][data-open] input')
  const close = async (selector: string) => {
    await page.keyboard.press('Escape')
    await expect(page.locator(selector)).toBeHidden()
  }
  await open(page, { name: 'search', url: '/pages/form.html', act: search, controls: [] }, '')
  for (const { name, css } of themes) {
    await close('[data-search-panel]')
    await changeTheme(page, css)
    await search(page)
    expect.soft(await inset('[data-search-panel]'), name).toMatchObject({ top: 0, below: 0 })
    const field = await lookOf(page, '[data-search-panel] input', '[data-search-panel]')
    expect.soft(field.contrast, `the field under ${name}`).toBeGreaterThanOrEqual(4.5)
  }
  const { act, ...side } = stateOf('panel at the side')
  await open(page, { ...side, act }, '')
  for (const { name, css } of themes) {
    await close('#filters')
    await changeTheme(page, css)
    await act(page)
    const panel = await inset('#filters')
    expect.soft(panel, name).toMatchObject({ top: 0, below: 0 })
    // Less if the root font is smaller.
    expect.soft(panel.padding, name).toBeGreaterThanOrEqual(12)
  }
})

test('with a small root font, the notice of a missing picture leaves the arrows free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const state = {
    ...stateOf('lightbox, a picture that is missing'),
    edit: (html: string) => html.replace(/href="[^"]+"(?=[^>]*data-lightbox="trail")/, 'href="/pages/photos/missing.jpg"'),
    act: async () => {
      await page.locator('[data-lightbox=trail]').first().click()
      await expect(page.locator('.skerry-lightbox-missing')).toBeVisible()
    },
  }
  await open(page, state, TENS)
  const [notice, before, after] = await Promise.all(
    ['.skerry-lightbox-missing', '.elementor-swiper-button-prev', '.elementor-swiper-button-next'].map((part) =>
      page.locator(part).first().boundingBox(),
    ),
  )
  expect(notice?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0))
  expect((notice?.x ?? 0) + (notice?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0)
})

test('a link that comes first in a popup keeps the padding that its own styles give it', async ({ page }) => {
  const first = '<a href="#" class="first">x</a>'
  const state = stateOf('popup in a corner')
  const edit = (html: string) => (state.edit?.(html) ?? html).replace(/(<(?:section|div)[^>]*data-widget="popup"[^>]*>)/g, `$1${first}`)
  await open(page, { ...state, edit }, ':where(.first) { padding-inline-end: 3px }')
  await expect(page.locator('.skerry-popup .first')).toHaveCSS('padding-inline-end', '3px')
})
