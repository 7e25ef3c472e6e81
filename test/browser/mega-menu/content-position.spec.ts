import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { mega, openPage } from '../menu/menu-pages'
import { frames, settled } from '../settled'
import { unmountDifference } from '../unmount'

const CSS = `body { margin: 0 } .elementor-element { margin: 0 } .e-n-menu { position: relative } .e-n-menu-content { position: absolute; left: 0; top: 100%; background: #fff }
.e-n-menu-heading { justify-content: space-between; padding: 0 } .e-n-menu-title { box-sizing: border-box; width: 200px; height: 50px; overflow: hidden }
.e-n-menu-content > div { --display: block; --position: absolute; --width: 400px; width: 400px; height: 120px }
.content-above .e-n-menu-content { top: auto; bottom: 100% } .content-above .e-n-menu-content > div { bottom: 0 }`
const with_ = (settings: object) =>
  mega('click').replace(
    /data-settings='[^']*'/,
    `data-settings='${JSON.stringify({ open_on: 'click', content_width: 'fit_to_content', ...settings })}'`,
  )
/** The left edge of a title's content, in the window. */
const at = async (page: Page, n: number) => {
  await page.locator(`[aria-controls=c${n}]`).press('Enter')
  await expect(page.locator(`#c${n}`)).toBeVisible()
  return page.locator(`#c${n}`).evaluate((el) => Math.round(el.getBoundingClientRect().left))
}

/** Titles are 200 px wide, contents 400: the first title stands at the window's start edge, the second in its middle (contract menus §3.6). */
test('a content stands at its title as its setting says, and never outside the window, also in another one', async ({
  page,
  problems,
  each,
}) => {
  await each(
    [
      ['ltr', 'left', 0, 540],
      ['ltr', 'center', 0, 440],
      ['ltr', 'right', 0, 340],
      ['rtl', 'left', 880, 540],
      ['rtl', 'center', 880, 440],
      ['rtl', 'right', 880, 340],
    ] as const,
    ([dir, position]) => `a content ${position} of its title, ${dir}, and never outside the window, also in another one`,
    async ([dir, position, first, second]) => {
      await openPage(page, with_({ content_horizontal_position: position }), true, {
        more: `${CSS} [dir=rtl] .e-n-menu-content { left: auto; right: 0 } .e-n-menu-content { width: 100% }`,
        html: `dir="${dir}"`,
      })
      expect([await at(page, 1), await at(page, 2)]).toEqual([first, second])
      await page.setViewportSize({ width: 1100, height: 800 })
      await expect.poll(() => page.locator('#c2').evaluate((el) => Math.round(el.getBoundingClientRect().left))).toBe(second - 90)
      expect(await unmountDifference(page)).toBe('')
      expect(problems()).toEqual([])
    },
  )
})

/** As the builder's stylesheet places the box of the contents, and the burger's panel: by the stretch properties. */
const STRETCHED = `body { margin: 0 } #column { width: 120px; margin-left: 900px } .elementor-element { margin: 0 } .e-n-menu-heading { padding: 0 }
.e-n-menu { position: relative } .e-n-menu-content { position: absolute; top: 100%; left: var(--stretch-left, 0); width: var(--stretch-width, 100%) }
.e-n-menu-content > div { --display: block; --position: absolute; --width: 300px; width: 300px; height: 120px }`
const box = (page: Page, selector: string) =>
  page.locator(selector).evaluate((el) => {
    const { left, width } = el.getBoundingClientRect()
    return [left, width].map(Math.round)
  })

test('a narrow menu’s content is placed in the window, not in the menu', async ({ page, problems }) => {
  await openPage(page, `<div id="column">${with_({ content_horizontal_position: 'left' })}</div>`, true, { more: STRETCHED })
  expect(await at(page, 1)).toBe(900)
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  expect(await box(page, '.e-n-menu-content')).toEqual([0, width])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a narrow menu’s content is placed in the window after what stands beside the menu has grown', async ({ page }) => {
  await openPage(page, `<div id="row"><div id="logo"></div>${mega('hover').replace('fit_to_content', 'full_width')}</div>`, true, {
    more: `${STRETCHED} #row { display: flex } .e-n-menu-wrapper { position: relative } #logo { width: 50px } #logo.loaded { width: 350px }`,
  })
  await settled(page)
  // A late image, font or stylesheet moves the menu: no scroll and no new size tells of that.
  await page.locator('#logo').evaluate((el) => el.classList.add('loaded'))
  await settled(page)
  await page.locator('.e-n-menu-title').first().hover()
  await expect(page.locator('#c1')).toBeVisible()
  await expect.poll(() => box(page, '.e-n-menu-content').then(([left]) => left)).toBe(0)
})

test('the burger’s panel of a narrow menu is as wide as the window, whatever the contents’ width', async ({ page, problems }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `<div id="column">${with_({})}</div>`, false, {
    more: `${STRETCHED} #column { margin-left: 200px } .e-n-menu-wrapper { position: absolute; top: 100%; left: var(--stretch-left, 0); width: var(--stretch-width, 100%) }`,
  })
  await page.locator('.e-n-menu-toggle').click()
  await expect.poll(() => box(page, '.e-n-menu-wrapper')).toEqual([0, 390])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a content opens above its heading where there is room above and none below, and below again', async ({ page, problems }) => {
  await openPage(page, `<div id="over"></div>${with_({})}`, true, {
    more: `${CSS} #over { height: 700px } #c1 { height: 300px !important }`,
  })
  await page.locator('[aria-controls=c1]').press('Enter')
  const nav = page.locator('.e-n-menu')
  await expect(nav).toHaveClass(/content-above/)
  const box = await page.locator('#c1').boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(700)
  expect(await page.locator('#c1').evaluate((el) => [el.style.maxWidth, el.style.width])).toEqual(['400px', 'max-content'])
  expect(await axe(page)).toEqual([])
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(nav).not.toHaveClass(/content-above/)
  expect(await page.locator('#c1').evaluate((el) => [el.style.maxWidth, el.style.width])).toEqual(['', 'var(--width)'])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

const header = (body: string) =>
  `<div id="head" class="elementor-element" data-element_type="container" data-id="h1" data-settings='{"sticky":"top","sticky_on":["desktop","tablet","mobile"],"sticky_offset":0}'>${body}</div>`
test('in a sticky header what is taller than the window scrolls; the burger’s panel, too', async ({ page, problems }) => {
  const more = `${CSS} #head { z-index: 5 } .e-n-menu-content > #c1 { height: auto } #c1 a { display: block; height: 600px } @media (max-width: 1024px) { .e-n-menu-toggle[aria-expanded="true"] + .e-n-menu-wrapper { display: block; max-height: var(--n-menu-dropdown-content-box-height); overflow: auto } .e-n-menu-content, .e-n-menu-content > div { position: static } }`
  await openPage(page, header(with_({})), true, { more })
  await expect(page.locator('#head')).toHaveClass(/elementor-sticky--active/)
  await page.locator('[aria-controls=c1]').press('Enter')
  await expect(page.locator('#c1')).toHaveCSS('overflow-y', 'scroll')
  const bottom = () => page.locator('#c1').evaluate((el) => Math.round(el.getBoundingClientRect().bottom))
  await expect.poll(bottom).toBe(800)
  await page.setViewportSize({ width: 1280, height: 640 })
  await expect.poll(bottom).toBe(640)
  await page.setViewportSize({ width: 800, height: 700 })
  const wrapper = page.locator('.e-n-menu-wrapper')
  const height = () => wrapper.evaluate((el) => el.style.getPropertyValue('--n-menu-dropdown-content-box-height'))
  await expect.poll(height).toBe('0')
  await page.locator('.e-n-menu-toggle').click()
  await page.locator('[aria-controls=c1]').click()
  const top = await wrapper.evaluate((el) => el.getBoundingClientRect().top)
  await expect.poll(height).toBe(`${700 - top}px`)
  expect(await wrapper.evaluate((el) => Math.round(el.getBoundingClientRect().bottom))).toBe(700)
  await page.locator('.e-n-menu-toggle').click()
  await expect.poll(height).toBe('0')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('elsewhere the burger’s panel is as tall as it likes, and an event tells when it opens and closes (vector 6)', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await openPage(page, with_({}), true, { more: CSS })
  await page.evaluate(() => {
    const { states } = Object.assign(window, { states: [] as (string | null)[] })
    addEventListener('elementor-pro/mega-menu/dropdown-open', () =>
      states.push(document.querySelector('.e-n-menu-toggle')?.getAttribute('aria-expanded') ?? null),
    )
  })
  const burger = page.locator('.e-n-menu-toggle')
  await burger.click()
  expect(await page.locator('.e-n-menu').getAttribute('data-layout')).toBe('dropdown')
  await expect(burger).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('.e-n-menu-wrapper')).toHaveAttribute('style', /box-height: auto/)
  await burger.click()
  await expect.poll(() => page.evaluate(() => (window as unknown as { states: string[] }).states)).toEqual(['true', 'false'])
})

test('a wrapper that a script of the page takes out is measured no more, and nothing is reported', async ({ page, problems }) => {
  await openPage(page, with_({}), true, { more: CSS })
  expect(await at(page, 1)).toBe(0)
  await page.evaluate(() => document.querySelector('.e-n-menu-wrapper')?.remove())
  await page.setViewportSize({ width: 1100, height: 800 })
  await frames(page, 4)
  expect(problems()).toEqual([])
})
