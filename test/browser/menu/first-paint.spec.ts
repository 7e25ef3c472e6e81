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
async function placesBeforeAndAfter(page: Page, body: string, more = '') {
  let arrive = () => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  await page.route('**/skerry.js', async (route) => {
    await arrived
    await route.continue()
  })
  await recordScrollAndShifts(page)
  const opened = openPage(page, body, true, { more })
  await expect(page.locator('main')).toBeVisible()
  await frames(page, 3)
  const before = await places(page)
  arrive()
  await opened
  await expect(page.locator('.elementor-nav-menu--main > ul > li > a > .sub-arrow')).toHaveCount(2)
  await frames(page, 3)
  return { before, after: await places(page) }
}

for (const dir of ['ltr', 'rtl'])
  for (const justify of ['flex-start', 'center', 'flex-end'])
    test(`${dir}, ${justify}: with skerry.builder.css a menu’s items do not move when their arrows arrive`, async ({ page, problems }) => {
      const more = `.elementor-nav-menu--main > ul { justify-content: ${justify} } .elementor-item { font-size: 16px }`
      const { before, after } = await placesBeforeAndAfter(page, `<div dir="${dir}">${builder()}</div>`, more)
      expect(after).toEqual(before)
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
