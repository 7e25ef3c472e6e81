import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'
import { hand } from './menu-kinds'
import { builder, main, mega, openPage, theme, twoFrames } from './menu-pages'

/** A tablet in landscape: wide enough for a whole menu, with an address bar that comes and goes. */
test.use({ viewport: { width: 1180, height: 800 }, hasTouch: true, isMobile: true })

const heights = [740, 800, 700]
for (const [name, body, opener] of [
  ['the builder’s', builder(), '.elementor-nav-menu--main a:text-is("Oferta")'],
  ['a hand-written', hand('horizontal'), '.skerry-menu-sub >> nth=0'],
  ['a mega menu', mega('hover'), '[aria-controls=c1]'],
] as const)
  test(`${name}: an address bar that comes and goes leaves it open, rotating the screen does not`, async ({ page, problems }) => {
    await openPage(page, body)
    await page.locator(opener).tap()
    await expect(page.locator(opener)).toHaveAttribute('aria-expanded', 'true')
    for (const height of heights) {
      await page.setViewportSize({ width: 1180, height })
      await twoFrames(page)
      await expect(page.locator(opener)).toHaveAttribute('aria-expanded', 'true')
    }
    await page.setViewportSize({ width: 820, height: 1180 })
    await expect(page.locator(opener)).toHaveAttribute('aria-expanded', 'false')
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

for (const [name, body, toggle] of [
  ['the builder’s', builder(), '.elementor-menu-toggle'],
  ['the theme’s', theme, '.site-navigation-toggle'],
  ['a hand-written', hand('horizontal'), '[data-menu-toggle]'],
  ['a mega menu’s', mega('click'), '.e-n-menu-toggle'],
] as const)
  test(`${name} panel on a phone stays open while the address bar comes and goes`, async ({ page, problems }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openPage(page, body)
    await page.locator(toggle).tap()
    for (const height of heights) {
      await page.setViewportSize({ width: 390, height })
      await twoFrames(page)
      await expect(page.locator(toggle)).toHaveAttribute('aria-expanded', 'true')
    }
    await expect(page.locator(toggle)).toHaveAttribute('aria-expanded', 'true')
    expect(problems()).toEqual([])
  })

test('a tap on a link in an open list of the third level follows it', async ({ page }) => {
  await openPage(page, builder())
  await main(page, 'Oferta').tap()
  await main(page, 'Strony').tap()
  await expect(main(page, 'Firmowe')).toBeVisible()
  await page.route('**/a/', (route) => route.fulfill({ contentType: 'text/html', body: 'a' }))
  await main(page, 'Firmowe').tap()
  await expect(page).toHaveURL(/\/a\/$/)
})
