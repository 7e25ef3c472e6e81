import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { recordedScrollAndShifts, recordScrollAndShifts } from '../own-page'
import { frames } from '../settled'
import { builder, openPage } from './menu-pages'

const places = (page: Page) =>
  page.locator('.elementor-nav-menu--main > ul > li').evaluateAll((items) =>
    items.map((item) => {
      const { left, width } = item.getBoundingClientRect()
      return [left, width].map((n) => Math.round(n * 10) / 10)
    }),
  )

/** The positions of the menu's items before the script arrives, and once it works. */
async function placesBeforeAndAfter(page: Page, body: string, more = '', count = 1) {
  let arrive = () => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  await page.route('**/skerry.js', async (route) => {
    await arrived
    await route.continue()
  })
  await recordScrollAndShifts(page)
  const opened = openPage(page, body, true, { more, count })
  await expect(page.locator('main')).toBeVisible()
  await frames(page, 3)
  const before = await places(page)
  arrive()
  await opened
  await expect(page.locator('.elementor-nav-menu--main > ul > li:has(> ul) > a:not(:has(> .sub-arrow))')).toHaveCount(0)
  await frames(page, 3)
  return { before, after: await places(page) }
}

test('with skerry.builder.css a menu’s items do not move when their arrows arrive, in both directions and however they are aligned', async ({
  page,
  problems,
}) => {
  const aligned = ['flex-start', 'center', 'flex-end']
  const menus = ['ltr', 'rtl'].flatMap((dir) => aligned.map((justify) => `<div dir="${dir}" class="${justify}">${builder()}</div>`))
  const more = aligned.map((justify) => `.${justify} .elementor-nav-menu--main > ul { justify-content: ${justify} }`).join(' ')
  const { before, after } = await placesBeforeAndAfter(page, menus.join(''), `${more} .elementor-item { font-size: 16px }`, menus.length)
  expect(after).toEqual(before)
  expect(new Set(before.map(String)).size).toBeGreaterThan(6)
  expect((await recordedScrollAndShifts(page)).allShifts).toBe(0)
  expect(problems()).toEqual([])
})

test('arrows with a padding have the room that the site sets', async ({ page }) => {
  const more = '.sub-arrow { padding-inline-start: 10px } .elementor-nav-menu { --skerry-caret: 26px }'
  const { before, after } = await placesBeforeAndAfter(page, builder(), more)
  expect(after).toEqual(before)
})

test('a menu without arrows leaves no room for them', async ({ page }) => {
  const { before, after } = await placesBeforeAndAfter(page, builder({ submenu_icon: { value: '<i class=""></i>' } }))
  expect(after).toEqual(before)
})
