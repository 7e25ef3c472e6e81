import { existsSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { demoPages } from '../demo/demo-pages'
import { expect, test } from '../harness'
import { islandStates, scrollThrough, waitingIslands } from '../unmount'
import { type Look, looksOf } from './look'
import { OWN_LAYOUT, sharedThemes, themes } from './themes'

test('the shared stand-ins for themes are tested as well', () => {
  test.skip(!existsSync(sharedThemes), 'they are not here: only the repository’s own are tested')
  expect(themes.length).toBeGreaterThan(4)
})

/** Links the theme after the page's own stylesheets, in place of the one before. */
const applyTheme = (page: Page, name: string) =>
  page.evaluate(async (href) => {
    const link = document.querySelector<HTMLLinkElement>('link[data-theme]') ?? document.createElement('link')
    link.rel = 'stylesheet'
    link.dataset.theme = ''
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
    link.href = href
    document.head.append(link)
    await loaded
    await new Promise(requestAnimationFrame)
  }, `/themes/${name}.css`)

/** One visible control of each kind that is Skerry’s alone, with its selector. Controls with the builder’s classes are the site’s to style. */
const ownControls = (page: Page) =>
  page.evaluate(() => {
    for (const before of document.querySelectorAll('[data-looked-at]')) before.removeAttribute('data-looked-at')
    const kinds = new Map<string, Element>()
    for (const el of document.querySelectorAll('.skerry-ui :is(button, [role=button]), button[class*=skerry-]')) {
      const { width, height } = el.getBoundingClientRect()
      const isShown = width && height && el.checkVisibility({ visibilityProperty: true })
      if (isShown && !/elementor-|e-form/.test(el.className)) kinds.set(el.className, el)
    }
    let count = 0
    return [...kinds].map(([kind, el]) => {
      el.setAttribute('data-looked-at', `${++count}`)
      return [kind, `[data-looked-at="${count}"]`] as const
    })
  })

/** In turn: themes.spec.ts looks at each kind of control in both. */
const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

async function lookUnderThemes(page: Page, width: number) {
  await applyTheme(page, 'none')
  const controls = await ownControls(page)
  const looks = async () => {
    const found = await looksOf(
      page,
      controls.map(([, selector]) => [selector, 'body'] as const),
    )
    return Object.fromEntries(controls.map(([kind], i) => [kind, found[i] as Look]))
  }
  const expected = await looks()
  for (const { name, isForced } of themes) {
    await applyTheme(page, name)
    for (const [kind, { width: found, height, contrast }] of Object.entries(await looks())) {
      const what = `${kind} under ${name}, ${width} px wide`
      const own = expected[kind] as Look
      expect.soft(contrast, what).toBeGreaterThanOrEqual(3)
      if (!isForced) expect.soft({ width: found, height }, what).toEqual({ width: own.width, height: own.height })
    }
    expect.soft((await islandStates(page)).failed, `${name}, ${width} px wide`).toEqual([])
  }
}

for (const [i, url] of demoPages.entries()) {
  const viewport = viewports[i % 2] as (typeof viewports)[number]
  test(`our controls on ${url} can be seen and pressed under every theme, ${viewport.width} px wide`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.route('**/themes/*.css', (route) => {
      const theme = themes.find(({ name }) => route.request().url().endsWith(`/${name}.css`))
      return route.fulfill({ contentType: 'text/css', body: `${theme?.css ?? ''}\n${OWN_LAYOUT}` })
    })
    await page.setViewportSize(viewport)
    await page.goto(url)
    await scrollThrough(page)
    await expect.poll(() => waitingIslands(page)).toEqual([])
    await lookUnderThemes(page, viewport.width)
  })
}
