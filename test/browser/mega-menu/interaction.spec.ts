import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { builder, linkNamed, main, mega, menusMounted, openPage, title, twoFrames } from '../menu/menu-pages'
import { unmountDifference } from '../unmount'

const icon = (page: Page, n: number) => page.locator(`[aria-controls=c${n}]`)
const answer = (page: Page, path: string) => page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: path }))

test('by click, a title without a content is a link like any other (vector 4)', async ({ page, problems }) => {
  await answer(page, '/3/')
  await openPage(page, mega('click'))
  await icon(page, 1).click()
  await expect(page.locator('#c1')).toBeVisible()
  await linkNamed(page, 'Trzy').click()
  await expect(page).toHaveURL(/\/3\/$/)
  expect(problems()).toEqual([])
})

test('by click, one content is open at a time; a second click closes it, and so does one elsewhere (vector 2)', async ({ page }) => {
  await openPage(page, mega('click').replaceAll(/href="\/\d\/"/g, 'href="#"'))
  for (const [click, open1, open2] of [
    ['Jeden', true, false],
    ['Dwa', false, true],
    ['Dwa', false, false],
    ['Jeden', true, false],
  ] as const) {
    await linkNamed(page, click).click()
    await expect(page.locator('#c1')).toBeVisible({ visible: open1 })
    await expect(page.locator('#c2')).toBeVisible({ visible: open2 })
  }
  await page.locator('#after').click()
  await expect(page.locator('.e-active')).toHaveCount(0)
})

test('by hover, a click of the mouse changes nothing until the visitor has used Tab (vector 3)', async ({ page }) => {
  await openPage(page, mega('hover').replaceAll(/href="\/\d\/"/g, 'href="#"'))
  await linkNamed(page, 'Jeden').click()
  await expect(page.locator('#c1')).toBeVisible()
  await linkNamed(page, 'Jeden').click()
  await twoFrames(page)
  await expect(page.locator('#c1')).toBeVisible()
  await page.mouse.move(600, 700)
  await expect(page.locator('#c1')).toBeHidden()
  await page.keyboard.press('Tab')
  await linkNamed(page, 'Jeden').focus()
  await page.keyboard.press('Tab')
  await expect(icon(page, 1)).toBeFocused()
  await linkNamed(page, 'Jeden').hover()
  await expect(page.locator('#c1')).toBeVisible()
  await linkNamed(page, 'Jeden').click()
  await expect(page.locator('#c1')).toBeHidden()
})

test('leaving with the focus closes the content, and the burger’s panel', async ({ page }) => {
  await openPage(page, mega('click'))
  await icon(page, 1).click()
  await linkNamed(page, 'Iks').focus()
  await page.locator('#after').focus()
  await expect(page.locator('#c1')).toBeHidden()
  await page.setViewportSize({ width: 800, height: 700 })
  await page.locator('.e-n-menu-toggle').click()
  await icon(page, 2).click()
  await linkNamed(page, 'Zet').focus()
  await page.locator('#after').focus()
  await expect(page.locator('.e-n-menu-toggle')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('[aria-expanded="true"], .e-active')).toHaveCount(0)
})

test.describe('touch', () => {
  test.use({ hasTouch: true })
  for (const open_on of ['click', 'hover'])
    test(`on a wide window, by ${open_on}: a tap opens, another closes, one elsewhere, too`, async ({ page, problems }) => {
      await openPage(page, mega(open_on))
      await icon(page, 1).tap()
      await expect(page.locator('#c1')).toBeVisible()
      await expect(icon(page, 1)).toHaveAttribute('aria-expanded', 'true')
      await icon(page, 2).tap()
      await expect(page.locator('#c2')).toBeVisible()
      await expect(page.locator('#c1')).toBeHidden()
      await icon(page, 2).tap()
      await expect(page.locator('#c2')).toBeHidden()
      await icon(page, 1).tap()
      await page.touchscreen.tap(900, 700)
      await expect(page.locator('#c1')).toBeHidden()
      expect(problems()).toEqual([])
    })
})

test('the content that opens has the site’s animation, and events tell the widgets inside it', async ({ page, problems }) => {
  await openPage(page, mega('click').replace('"open_on"', '"open_animation":"fadeIn","open_on"'), true, {
    more: '@keyframes fadeIn { from { opacity: 0 } } .animated { animation: fadeIn .2s }',
  })
  const names = ['elementor-pro/motion-fx/recalc', 'elementor/nested-tabs/activate', 'elementor/bg-video/recalc']
  await page.evaluate((names) => {
    const { events } = Object.assign(window, { events: [] as unknown[] })
    for (const name of names) addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail?.id]))
  }, names)
  await icon(page, 1).click()
  await expect(page.locator('#c1')).toHaveClass(/(?=.*animated)(?=.*fadeIn)(?=.*e-active)/)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { events: unknown[] }).events))
    .toEqual(names.map((name) => [name, 'c1']))
  await icon(page, 1).click()
  await expect(page.locator('#c1')).toHaveAttribute('class', '')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('menus in its content open and close for themselves', async ({ page, problems }) => {
  const inner = `<div id="in">${builder()}</div>`
  const other = mega('click').replaceAll('c1', 'd1').replaceAll('c2', 'd2').replaceAll('Jeden', 'Raz').replaceAll('Iks', 'Aks')
  await openPage(page, mega('click').replace('<a href="/x/">Iks</a>', `<a href="/x/">Iks</a>${inner}${other}`), true, {
    count: 3,
    more: '#c1 { width: 900px; min-height: 400px } #in { height: 60px }',
  })
  await icon(page, 1).click()
  await expect(linkNamed(page, 'Iks')).toBeVisible()
  await page.locator('[aria-controls=d1]').click()
  await expect(page.locator('#d1')).toBeVisible()
  await expect(page.locator('#c1')).toBeVisible()
  await main(page, 'Oferta').press(' ')
  await expect(main(page, 'Sklepy')).toBeVisible()
  await expect(page.locator('#c1')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main(page, 'Sklepy')).toBeHidden()
  await expect(main(page, 'Oferta')).toBeFocused()
  await expect(page.locator('#c1')).toBeVisible()
  await page.locator('[aria-controls=d1]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.locator('#d1')).toBeHidden()
  await expect(page.locator('#c1')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#c1')).toBeHidden()
  await expect(icon(page, 1)).toBeFocused()
  await menusMounted(page, 3)
  expect(problems()).toEqual([])
})

test('titles that come without a link, a button or a content break nothing', async ({ page, problems }) => {
  const odd = `${title(1, 'Jeden')}<li class="e-n-menu-title"><div class="e-n-menu-title-container"><span>Słowo</span></div></li>${title(9, 'Bez')}`
  await openPage(
    page,
    mega('click')
      .replace(/<ul class="e-n-menu-heading">.*?<\/ul>/s, `<ul class="e-n-menu-heading">${odd}</ul>`)
      .replaceAll('href="/9/"', 'href="#"'),
  )
  await page.getByText('Słowo').click()
  await linkNamed(page, 'Bez').click()
  await icon(page, 1).click()
  await expect(page.locator('#c1')).toBeVisible()
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
