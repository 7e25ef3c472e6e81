import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'
import { hand } from './menu-kinds'
import { builder, linkNamed, openPage } from './menu-pages'

/** The times of contract menus §1.7: it opens 250 ms after the pointer comes to rest, and closes 500 ms after it has left. */
for (const [name, body] of [
  ['the builder’s', builder()],
  ['a hand-written', hand('horizontal')],
] as const)
  test(`${name} menu opens after 250 ms, stays for 500, and stays if the pointer comes back`, async ({ page, problems }) => {
    await page.clock.install({ time: 0 })
    await openPage(page, body)
    // The first pointer loads the code for submenus.
    await linkNamed(page, 'Start').hover()
    await page.waitForLoadState('networkidle')
    await page.mouse.move(700, 600)
    await page.clock.pauseAt(60_000)
    const inner = linkNamed(page, 'Sklepy')
    await linkNamed(page, 'Oferta').hover()
    await page.clock.runFor(240)
    await expect(inner).toBeHidden()
    await page.clock.runFor(20)
    await expect(inner).toBeVisible()
    await page.mouse.move(700, 600)
    await page.clock.runFor(480)
    await expect(inner).toBeVisible()
    // Back in time, onto the flyout itself.
    await inner.hover()
    await page.clock.runFor(3000)
    await expect(inner).toBeVisible()
    await page.mouse.move(700, 600)
    await page.clock.runFor(490)
    await expect(
      linkNamed(page, 'Oferta').and(page.locator('[aria-expanded="true"]')).or(page.locator('.skerry-menu-sub[aria-expanded="true"]')),
    ).toHaveCount(1)
    await page.clock.runFor(20)
    await expect(page.locator('nav li [aria-expanded="true"]')).toHaveCount(0)
    await page.clock.runFor(300)
    await expect(inner).toBeHidden()
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test('from one parent to the next: the first closes when the second opens', async ({ page }) => {
  await openPage(page, builder())
  await linkNamed(page, 'Oferta').hover()
  await expect(linkNamed(page, 'Sklepy')).toBeVisible()
  await linkNamed(page, 'Blog').hover()
  await expect(linkNamed(page, 'Nowości')).toBeVisible()
  await expect(linkNamed(page, 'Sklepy')).toBeHidden()
  await linkNamed(page, 'Start').hover()
  await expect(linkNamed(page, 'Nowości')).toBeHidden()
})

for (const dir of ['ltr', 'rtl'])
  test(`by hand on a wide window: a flyout that would leave it opens to the other side, ${dir}`, async ({ page, problems }) => {
    await openPage(page, `<div id="end">${hand('horizontal')}</div>`, true, {
      html: `dir="${dir}"`,
      more: '#end { display: flex; justify-content: end } [data-widget=menu] li > ul { min-width: 300px }',
    })
    const sub = (name: string) => page.locator('.skerry-menu-sub').and(page.getByRole('button', { name, exact: true }))
    await sub('Oferta').press('Enter')
    await sub('Strony').press('Enter')
    await expect(linkNamed(page, 'Firmowe')).toBeVisible()
    const at = async (name: string) => {
      const list = page
        .locator('[data-menu-list] ul')
        .filter({ has: linkNamed(page, name) })
        .last()
      const { left, right } = await list.evaluate((el) => el.getBoundingClientRect().toJSON())
      expect([name, left >= 0, right <= 1280]).toEqual([name, true, true])
      return { left, right }
    }
    const [outer, inner] = [await at('Sklepy'), await at('Firmowe')]
    // Beside it, on the side that has room.
    if (dir === 'ltr') expect(inner.right).toBeLessThanOrEqual(outer.left + 1)
    else expect(inner.left).toBeGreaterThanOrEqual(outer.right - 1)
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test('a flyout beside its link that would end below the window moves up by as much', async ({ page, problems }) => {
  const vertical = builder({ layout: 'vertical' })
    .replaceAll('"elementor-nav-menu"', '"elementor-nav-menu sm-vertical"')
    .replace('--main elementor-nav-menu__container', '--main elementor-nav-menu__container elementor-nav-menu--layout-vertical')
  await openPage(page, vertical, true, {
    more: '.elementor-element { position: fixed; bottom: 0 } .elementor-nav-menu--main > ul { display: block; width: 200px } .elementor-nav-menu--main > ul > li > ul { top: auto !important }',
  })
  const main = (name: string) => page.locator('.elementor-nav-menu--main').getByRole('link', { name, exact: true })
  await main('Oferta').press(' ')
  const list = page.locator('.elementor-nav-menu--main li > ul').first()
  const box = async () => (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await expect(list).toBeVisible()
  const [is, of] = [await box(), await main('Oferta').boundingBox()]
  expect(Math.round(is.x)).toBe(Math.round((of?.x ?? 0) + (of?.width ?? 0)))
  // It fits beside the link and begins there.
  expect(Math.round(is.y)).toBe(Math.round(of?.y ?? 0))
  // A resize closes it.
  await page.setViewportSize({ width: 1280, height: 760 })
  await expect(list).toBeHidden()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.elementor-nav-menu--main li > ul { padding-bottom: 120px !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await main('Oferta').press(' ')
  await expect(list).toBeVisible()
  const bottom = async () => {
    const { y, height } = await box()
    return Math.round(y + height)
  }
  await expect.poll(bottom).toBe(760)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
