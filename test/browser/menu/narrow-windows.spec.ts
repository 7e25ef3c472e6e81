import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'
import { hand } from './menu-kinds'
import { builder, main, openPage } from './menu-pages'

const inWindow = async (page: Page, selector: string) =>
  page.evaluate((name) => {
    const { left, right, width } = (document.querySelector(name) as Element).getBoundingClientRect()
    return [width > 50, left >= 0, right <= document.documentElement.clientWidth]
  }, selector)

for (const dir of ['ltr', 'rtl'])
  test(`a flyout without room on either side of its link opens below it, in the flow, ${dir}`, async ({ page, problems }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const vertical = builder({ layout: 'vertical' }).replaceAll('"elementor-nav-menu"', '"elementor-nav-menu sm-vertical"')
    await openPage(page, vertical, true, {
      html: `dir="${dir}"`,
      more: '.elementor-nav-menu--main { display: block !important; width: 340px } .elementor-nav-menu--main > ul { display: block } .elementor-nav-menu--main > ul > li > ul { top: auto !important } .elementor-element { margin: 0 20px } .elementor-menu-toggle, nav.elementor-nav-menu--dropdown { display: none !important }',
    })
    const LISTS = ['.elementor-nav-menu--main li > ul', '.elementor-nav-menu--main li li > ul']
    for (const [i, name] of ['Oferta', 'Strony'].entries()) {
      await main(page, name).press(' ')
      await expect(page.locator(LISTS[i] as string).first()).toBeVisible()
      expect([name, ...(await inWindow(page, LISTS[i] as string))]).toEqual([name, true, true, true])
      // It does not cover what follows.
      const [list, next] = await Promise.all([
        page
          .locator(LISTS[0] as string)
          .first()
          .boundingBox(),
        main(page, 'Blog').boundingBox(),
      ])
      expect(next?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) - 1)
    }
    await main(page, 'Oferta').press(' ')
    await expect(main(page, 'Sklepy')).toBeHidden()
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test('by hand, in a row on a phone: the third level stays in the window', async ({ page, problems }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, hand('horizontal', ',"dropdown":"none"'), true, { more: '[data-widget=menu] li > ul { min-width: 220px }' })
  const sub = (name: string) => page.locator('.skerry-menu-sub').and(page.getByRole('button', { name, exact: true }))
  await sub('Oferta').click()
  await sub('Strony').click()
  await expect(page.getByRole('link', { name: 'Firmowe' })).toBeVisible()
  for (const list of ['[data-menu-list] > li > ul', '[data-menu-list] li li > ul'])
    expect([list, ...(await inWindow(page, list))]).toEqual([list, true, true, true])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the caret is at the link’s end in both directions, clear of its words, turns when open, and shows the hover colour behind it', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: 'Oferta', exact: true })
  const look = () =>
    link.evaluate((el) => {
      const css = getComputedStyle(el)
      return {
        at: css.backgroundPosition.replaceAll(/calc\(100% - (\S+)\)/g, 'right $1'),
        turn: css.getPropertyValue('--skerry-turn'),
        colour: css.backgroundColor,
      }
    })
  for (const dir of ['ltr', 'rtl']) {
    await openPage(page, hand('horizontal'), true, { html: `dir="${dir}"` })
    const rest = await look()
    expect(rest).toMatchObject({ turn: '45deg', colour: 'rgba(0, 0, 0, 0)' })
    expect(rest.at).toMatch(dir === 'ltr' ? /right 17px .*, right 12px / : /^(left )?12px .*, (left )?17px /)
    await page.locator('.skerry-menu-sub').first().click()
    await expect.poll(look).toMatchObject({ turn: '135deg' })
    expect((await look()).colour).not.toBe('rgba(0, 0, 0, 0)')
    await page.unroute('**/own/**')
  }
})

for (const [name, body] of [
  ['the builder’s', builder()],
  ['a hand-written', hand('horizontal')],
] as const)
  test(`${name} menu opens when the pointer rests on a parent, not when it crosses it`, async ({ page }) => {
    await page.clock.install({ time: 0 })
    await openPage(page, body)
    const link = page.getByRole('link', { name: 'Oferta', exact: true })
    const inner = page.getByRole('link', { name: 'Sklepy', exact: true })
    // The first pointer loads the code for submenus.
    await link.hover()
    await expect(inner).toBeVisible()
    await page.mouse.move(700, 600)
    await expect(inner).toBeHidden()
    await page.evaluate(() => {
      const seen = Object.assign(window, { opened: 0 })
      new MutationObserver(() => {
        if (document.querySelector('nav li [aria-expanded="true"]')) seen.opened++
      }).observe(document.body, { subtree: true, attributeFilter: ['aria-expanded'] })
    })
    await page.clock.pauseAt(60_000)
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
    await page.mouse.move(x + 2, y + height / 2)
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.move(700, 600)
    await page.clock.runFor(3000)
    expect(await page.evaluate(() => (window as unknown as { opened: number }).opened)).toBe(0)
  })
