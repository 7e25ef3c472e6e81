import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { scanAgain, unmountDifference } from '../unmount'
import { megaCss } from './menu-kinds'
import { builder, mega, menusMounted, openPage } from './menu-pages'

/** Restores the served markup, and restarts at the top of the page. */
const again = async (page: Page) => {
  expect(await unmountDifference(page)).toBe('')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await scanAgain(page)
  await menusMounted(page, 2)
}
const boxOf = async (page: Page, selector: string) => {
  const { x = -1, width = -1 } = (await page.locator(selector).boundingBox()) ?? {}
  return [Math.round(x), Math.round(width)]
}
const view = (page: Page) => page.evaluate(() => document.documentElement.clientWidth)
const PANEL = 'nav.elementor-nav-menu--dropdown'
const fullMega = mega('click').replace('"fit_to_content"', '"full_width"')
const content = `${megaCss} .e-n-menu-content > div { position: static; width: auto }`
const burgerPanel = `${content} @media (max-width: 1024px) { .e-n-menu-toggle[aria-expanded="true"] + .e-n-menu-wrapper { position: absolute; left: var(--stretch-left); width: var(--stretch-width); background: #fff } .e-n-menu-content { position: static; width: auto } }`

/** Where a header may be: in the flow, fixed at either end, stuck by the browser, stuck by us. */
const headers: Record<string, { attributes: string; css: string }> = {
  'in the flow': { attributes: '', css: '#head { margin-left: 30px }' },
  fixed: { attributes: '', css: '#head { position: fixed; z-index: 5; top: 0; left: 60px; width: 70% }' },
  'fixed at the right': { attributes: '', css: '#head { position: fixed; z-index: 5; top: 0; right: 20px; width: 60% }' },
  'sticky by CSS': { attributes: '', css: '#head { position: sticky; z-index: 5; top: 0; margin: 0 50px }' },
  'sticky by its settings': {
    attributes: `class="elementor-element" data-element_type="container" data-id="h1" data-settings='{"sticky":"top","sticky_on":["desktop","tablet","mobile"],"sticky_offset":0}'`,
    css: '#head { z-index: 5; margin: 0 35px }',
  },
}

for (const [name, { attributes, css }] of Object.entries(headers))
  test(`${name}, ltr and rtl: full-width parts span the window at every scroll position`, async ({ page, problems }) => {
    const scrolls = async (check: () => Promise<void>) => {
      for (const y of [0, 500, 0]) {
        await page.evaluate(async (top) => {
          scrollTo({ top, behavior: 'instant' })
          for (let i = 0; i < 4; i++) await new Promise((done) => requestAnimationFrame(done))
        }, y)
        if (y === 0 || name !== 'in the flow') await check()
      }
    }
    // Both menus in one header; the builder's at its end, so that its panel opens below them.
    const right = `[dir=rtl] .e-n-menu-content { left: auto; right: var(--stretch-right) }
      @media (max-width: 1024px) { [dir=rtl] .e-n-menu-toggle[aria-expanded="true"] + .e-n-menu-wrapper { left: auto; right: var(--stretch-right) } }`
    await page.setViewportSize({ width: 800, height: 700 })
    await openPage(page, `<div id="head" ${attributes}>${fullMega}${builder({ full_width: 'stretch' })}</div>`, true, {
      count: 2,
      more: css + burgerPanel + right,
    })
    for (const dir of ['ltr', 'rtl']) {
      await page.setViewportSize({ width: 800, height: 700 })
      await page.evaluate((dir) => {
        document.documentElement.dir = dir
      }, dir)

      await test.step(`${dir}: the panel of the builder’s menu`, async () => {
        const toggle = page.locator('.elementor-menu-toggle')
        await toggle.click()
        await scrolls(async () => {
          await expect.poll(() => boxOf(page, PANEL)).toEqual([0, await view(page)])
          const [at, is] = [await toggle.boundingBox(), await page.locator(PANEL).boundingBox()]
          expect(Math.round(is?.y ?? 0)).toBe(Math.round((at?.y ?? 0) + (at?.height ?? 0)))
        })
        await page.setViewportSize({ width: 820, height: 700 })
        await expect.poll(() => boxOf(page, PANEL)).toEqual([0, await view(page)])
        // Opened at a scroll position other than where it was closed.
        await toggle.click()
        await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
        if (name !== 'in the flow') {
          await toggle.click()
          await expect.poll(() => boxOf(page, PANEL)).toEqual([0, await view(page)])
        }
        await again(page)
      })

      await test.step(`${dir}: a mega menu’s content`, async () => {
        await page.setViewportSize({ width: 1280, height: 700 })
        await page.locator('[aria-controls=c1]').click()
        await scrolls(() =>
          expect
            .poll(() => boxOf(page, '#c1'))
            .toEqual([0, 1280])
            .then(() => {}),
        )
        await page.setViewportSize({ width: 1200, height: 700 })
        await expect.poll(() => boxOf(page, '#c1')).toEqual([0, 1200])
        await again(page)
      })

      await test.step(`${dir}: the burger’s panel of a mega menu`, async () => {
        await page.setViewportSize({ width: 800, height: 700 })
        await page.locator('.e-n-menu-toggle').click()
        await scrolls(() =>
          expect
            .poll(() => boxOf(page, '.e-n-menu-wrapper'))
            .toEqual([0, 800])
            .then(() => {}),
        )
        await again(page)
      })
    }
    expect(problems()).toEqual([])
  })
