import { existsSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { type Look, looksUnder } from './look'
import { press, type State, states } from './states'
import { OWN_LAYOUT, sharedThemes, type Theme, themes } from './themes'

// Alone, one worker would be busy with this file long after the others have done the rest.
test.describe.configure({ mode: 'parallel' })
test('the shared stand-ins for themes are tested as well', () => {
  test.skip(!existsSync(sharedThemes), 'they are not here: only the repository’s own are tested')
  expect(themes.length).toBeGreaterThan(4)
})

const stateOf = (name: string) => states.find((state) => state.name === name) as State

/** More stylesheets, for single faults. */
const MORE: Record<string, string> = {
  // The common 62.5 % root, so that 1rem is 10 px: lengths in `rem` shrink by a third, our buttons, in px, do not.
  'a small root font': 'html { font-size: 10px } body { font-size: 1.8rem }',
  'no padding': '* { padding: 0 }',
  'a padding of its own': ':where(.first) { padding-inline-end: 3px }',
  'filled drawings': 'svg { fill: red !important } body button { min-width: 60px; letter-spacing: 0.2em; text-transform: uppercase }',
}
const all = new Map([['', OWN_LAYOUT], ...themes.map(({ name, css }) => [name, css] as const), ...Object.entries(MORE)])

/** Links all themes after the page's own stylesheets, one of them in use, and opens the page in its state. */
async function open(page: Page, { url, edit = (html) => html, act }: State, theme = ''): Promise<void> {
  await page.route('**/theme.css?*', (route) => {
    const name = new URL(route.request().url()).searchParams.get('name') ?? ''
    return route.fulfill({ contentType: 'text/css', body: all.get(name) })
  })
  const links = [...all.keys()].map((name) => {
    const attributes = name && `data-theme="${name}" media="${name === theme ? 'all' : 'not all'}"`
    return `<link rel="stylesheet" ${attributes} href="/theme.css?name=${name}">`
  })
  await page.route(
    (address) => address.pathname === new URL(url, address).pathname,
    async (route) => {
      const response = await route.fetch({ maxRetries: 2 })
      await route.fulfill({ response, body: edit(await response.text()).replace('</head>', `${links.join('')}</head>`) })
    },
  )
  await page.goto(url)
  await act(page)
}

const changeTheme = (page: Page, name: string) => looksUnder(page, [name], [])

/** Makes everything that matches a selector look as if the pointer were on it, under every theme; a theme may move it from below a real one. */
async function hover(page: Page, selectors: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const selector = selectors.flatMap((each) => [each, `:has(${each})`]).join()
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })
}

/** How a state's controls look under each theme: all of them at rest, then the visited ones focused, then hovered. */
async function looks(page: Page, { controls, visited = [], pointedAt }: State, names: string[]): Promise<Record<string, Look>[]> {
  const visits = controls.filter(([selector]) => visited.includes(selector))
  if (pointedAt) await hover(page, [pointedAt])
  // So that the focus shows.
  await page.keyboard.press('Tab')
  const still = await looksUnder(page, names, controls, visits)
  if (visits.length) await hover(page, visited)
  const hovered = visits.length ? await looksUnder(page, names, visits) : []
  const keys = [
    ...controls.map(([selector]) => selector),
    ...['focused', 'hovered'].flatMap((how) => visits.map(([selector]) => `${selector} ${how}`)),
  ]
  return still.map((looks, i) => Object.fromEntries([...looks, ...(hovered[i] ?? [])].map((look, at) => [keys[at], look])))
}

/** No theme has rules for phones, so that a few stand for all. */
const themesOnPhone = themes.filter(({ name }) => /^(bare|frames|important)$/.test(name))
const phone = { width: 390, height: 844 }

function compare(state: State, theme: Theme, when: string, expected: Record<string, Look> = {}, found: Record<string, Look> = {}) {
  for (const [control, { styles, contrast, ...box }] of Object.entries(found)) {
    const { styles: ownStyles, contrast: _, ...ownBox } = expected[control] as Look
    const what = `${state.name}: ${control} under ${theme.name}${when}`
    const least = state.controls.find(([selector]) => control.startsWith(selector))?.[2] ?? 3
    expect.soft(contrast, what).toBeGreaterThanOrEqual(least)
    if (theme.isForced) continue
    expect.soft(box, what).toEqual(state.isPlacedFreely ? { ...ownBox, place: box.place } : ownBox)
    expect.soft(styles, what).toEqual(ownStyles)
  }
}

for (const [half, name] of ['first half', 'second half'].entries())
  test(`our controls look the same under every theme: ${name}`, ({ page, each }) =>
    each(
      states.filter((_, i) => i % 2 === half),
      ({ name }) => name,
      async (state) => {
        const i = states.indexOf(state)
        await open(page, state)
        const [expected, ...found] = await looks(page, state, ['', ...themes.map(({ name }) => name)])
        for (const [j, theme] of themes.entries()) compare(state, theme, '', expected, found[j])

        // A phone has no pointer to hover with: controls are compared at rest.
        await page.setViewportSize(phone)
        if (state.isOtherOnPhone) await open(page, state)
        const [ofPhone, ...foundOnPhone] = await looks(page, { ...state, visited: [] }, ['', ...themesOnPhone.map(({ name }) => name)])
        for (const [j, theme] of themesOnPhone.entries()) compare(state, theme, ', on a phone', ofPhone, foundOnPhone[j])

        // What is measured as it starts may differ from what follows a change: each state starts under one of the themes.
        await page.setViewportSize({ width: 1280, height: 800 })
        const theme = themes[i % themes.length] as Theme
        await open(page, state, theme.name)
        compare(state, theme, ', from the start', expected, (await looks(page, state, [theme.name]))[0])
      },
    ))

test('a theme that fills drawings and lets buttons shrink hides neither a marked word nor the end of an alert’s button', async ({
  page,
}) => {
  // The word is marked once it is well in view.
  const act = (page: Page) =>
    page
      .locator('mark')
      .first()
      .evaluate((el) => el.scrollIntoView({ block: 'center' }))
  await open(page, { name: 'numbers', url: '/pages/numbers.html', act, controls: [] }, 'filled drawings')
  const path = page.locator('mark .skerry-marker path').first()
  await expect(path).toBeAttached()
  expect(await path.evaluate((el) => getComputedStyle(el).fill)).toBe('none')
  const button = page.locator('[data-alert-close]')
  expect(await button.evaluate((el) => el.scrollWidth - el.clientWidth)).toBe(0)
})

test('with a small root font, a menu’s arrow keeps its size, and a link the room for our button', async ({ page }) => {
  await open(page, { ...stateOf('menu'), act: () => Promise.resolve() }, 'a small root font')
  const link = page.locator('#menu-main li:has(> .skerry-menu-sub) > a').first()
  await expect(link).toHaveCSS('background-size', '5px 5px, 5px 5px')
  await expect(link).toHaveCSS('padding-inline-end', '40px')
})

test('a popup’s title ends before the close button where the root font is small or a reset removes all padding, and a link that comes first keeps its own', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const state = stateOf('popup in a corner')
  await open(page, state)
  const ends = () =>
    page.locator('.skerry-popup [data-widget=popup]').evaluate((popup) => {
      const title = popup.firstElementChild as HTMLElement
      const close = document.querySelector('.skerry-popup .dialog-close-button')?.getBoundingClientRect()
      return title.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(title).paddingInlineEnd) - Number(close?.left)
    })
  for (const name of ['a small root font', 'no padding']) {
    await changeTheme(page, name)
    expect(await ends(), name).toBeLessThanOrEqual(0)
  }
  await changeTheme(page, 'a padding of its own')
  await page
    .locator('.skerry-popup [data-widget=popup]')
    .evaluate((el) => el.prepend(Object.assign(document.createElement('a'), { href: '#', className: 'first', textContent: 'x' })))
  await expect(page.locator('.skerry-popup .first')).toHaveCSS('padding-inline-end', '3px')
})

test('no line of a side panel’s title is under the close button, with a small root font neither', async ({ page }) => {
  // Short words, so that each line ends close to its end.
  const edit = (html: string) => html.replace('<h3>Filters for trips</h3>', `<h3>${'a '.repeat(60)}</h3>`)
  await open(page, { ...stateOf('panel at the side'), edit })
  for (const name of ['', 'a small root font']) {
    await changeTheme(page, name)
    const under = await page.locator('#filters h3').evaluate((title) => {
      const close = title.parentElement?.querySelector('.skerry-off-canvas-close')?.getBoundingClientRect() as DOMRect
      const text = document.createRange()
      text.selectNodeContents(title)
      return [...text.getClientRects()].filter((line) => line.right > close.left && line.top < close.bottom).length
    })
    expect(under, name).toBe(0)
  }
})

test('a full-page search and a side panel reach the edges of the window under every theme, and can be read', async ({ page }) => {
  await page.setViewportSize(phone)
  const search = (page: Page) => press(page, '[data-search-toggle]', '[data-search-panel][data-open] input')
  const expectAtEdges = async (box: string, inside: string, contrast: number) => {
    const padding: number[] = []
    for (const { name } of themes) {
      const [[look] = []] = await looksUnder(page, [name], [[inside, box]])
      const { top, below, start } = await page.locator(box).evaluate((el) => {
        const { top, bottom } = el.getBoundingClientRect()
        return { top, below: innerHeight - bottom, start: Number.parseFloat(getComputedStyle(el).paddingTop) }
      })
      expect.soft({ top, below }, `${box} under ${name}`).toEqual({ top: 0, below: 0 })
      expect.soft(look?.contrast, `${inside} under ${name}`).toBeGreaterThanOrEqual(contrast)
      padding.push(start)
    }
    return Math.min(...padding)
  }
  await open(page, { name: 'search', url: '/pages/form.html', act: search, controls: [] })
  await expectAtEdges('[data-search-panel]', '[data-search-panel] input', 4.5)
  await open(page, stateOf('panel at the side'))
  // Less if the root font is smaller.
  expect(await expectAtEdges('#filters', '#filters .skerry-off-canvas-close', 3)).toBeGreaterThanOrEqual(12)
})

test('with a small root font, the notice of a missing picture leaves the arrows free', async ({ page }) => {
  await page.setViewportSize(phone)
  const state = {
    ...stateOf('lightbox, a picture that is missing'),
    edit: (html: string) => html.replace(/href="[^"]+"(?=[^>]*data-lightbox="trail")/, 'href="/pages/photos/missing.jpg"'),
    act: async () => {
      await page.locator('[data-lightbox=trail]').first().click()
      await expect(page.locator('.skerry-lightbox-missing')).toBeVisible()
    },
  }
  await open(page, state, 'a small root font')
  const [notice, before, after] = await Promise.all(
    ['.skerry-lightbox-missing', '.elementor-swiper-button-prev', '.elementor-swiper-button-next'].map((part) =>
      page.locator(part).first().boundingBox(),
    ),
  )
  expect(notice?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0))
  expect((notice?.x ?? 0) + (notice?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0)
})
