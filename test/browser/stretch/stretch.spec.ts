import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const section =
  '<section class="elementor-section-stretched" id="s" data-settings=\'{"stretch_section":"section-stretched"}\'>x</section><section class="elementor-section-stretched" id="plain">y</section>'
const CSS = 'body { margin: 8px } #wrap { margin-left: 100px } section { position: relative } ::-webkit-scrollbar { display: none }'

test('a stretched section is as wide as the window, also after a resize; the class alone does nothing (TV-ST-1)', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await ownPage(page, `<div id="wrap">${section}</div>`, CSS)
  const style = () => page.locator('#s').evaluate((el: HTMLElement) => [el.style.width, el.style.left])
  await expect.poll(style).toEqual(['1280px', '-108px'])
  await page.setViewportSize({ width: 900, height: 800 })
  await expect.poll(style).toEqual(['900px', '-108px'])
  expect(await page.locator('#plain').getAttribute('style')).toBe(null)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

/** A site that has a container for stretched sections. */
const site = (selector: string, rtl = false) =>
  `<script type="application/json" id="site">${JSON.stringify({ is_rtl: rtl, kit: { stretched_section_container: selector } })}</script>`
const HEAD = '<script defer src="/skerry.js" data-config="#site"></script>'
const styleOf = (page: Page) => page.locator('#s').evaluate((el: HTMLElement) => [el.style.width, el.style.left, el.style.right])

test('a stretched section is as wide as the site’s container for it (TV-ST-2)', async ({ page, problems }) => {
  await ownPage(
    page,
    `${site('#m')}<div id="m"><div id="in">${section}</div></div>`,
    'body { margin: 0 } section { position: relative } #m { width: 800px; margin-left: 58px } #in { padding-left: 100px }',
    HEAD,
  )
  await expect.poll(() => styleOf(page)).toEqual(['800px', '-100px', ''])
  expect(problems()).toEqual([])
})

test('on a right-to-left page a section is stretched from its right edge (TV-ST-3)', async ({ page, problems }) => {
  await page.route('**/own/', (route) => route.fallback())
  await ownPage(
    page,
    `${site('', true)}<div id="wrap">${section}</div>`,
    'body { margin: 8px; direction: rtl } section { position: relative } #wrap { width: 800px }',
    HEAD,
  )
  await expect.poll(() => styleOf(page)).toEqual(['1280px', '', '-8px'])
  expect(problems()).toEqual([])
})

for (const selector of ['#nope', '#a]['])
  test(`a container selector that finds nothing, ${selector}, is reported, and the window counts (TV-ST-4)`, async ({ page, problems }) => {
    await ownPage(page, `${site(selector)}<div id="wrap">${section}</div>`, CSS, HEAD)
    await expect.poll(() => styleOf(page)).toEqual(['1280px', '-108px', ''])
    await page.setViewportSize({ width: 900, height: 800 })
    await expect.poll(() => styleOf(page)).toEqual(['900px', '-108px', ''])
    const lines = problems()
    expect(lines.length).toBe(1)
    expect(lines[0]).toContain(`stretched_section_container: expected the selector of an element of this page, got ${selector}`)
  })

test('a stretched section that is stuck still spans the window, also after a resize', async ({ page, problems }) => {
  await page.clock.install({ time: 0 })
  const both = section.replace('{"stretch', '{"sticky":"top","sticky_on":["desktop","tablet"],"stretch')
  await rememberServedMarkup(page)
  await ownPage(page, `<div id="wrap">${both}</div><div id="rest"></div>`, `${CSS} #wrap { margin-top: 200px } #rest { height: 3000px }`)
  const box = () => page.locator('#s').evaluate((el) => [el.getBoundingClientRect().left, el.getBoundingClientRect().width])
  await expect.poll(box).toEqual([0, 1280])
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }))
  await expect(page.locator('#s')).toHaveClass(/elementor-sticky--active/)
  await expect.poll(box).toEqual([0, 1280])
  await page.setViewportSize({ width: 900, height: 800 })
  await expect.poll(box).toEqual([0, 900])
  // Sticky elements are measured again 300 ms after a resize (specification §9).
  await page.clock.runFor(400)
  expect(await box()).toEqual([0, 900])
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.locator('#s')).not.toHaveClass(/elementor-sticky--active/)
  await expect.poll(box).toEqual([0, 900])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
