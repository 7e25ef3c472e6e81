import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'
import { hand, megaCss, themeCss, themeHeader } from './menu-kinds'
import { animationsEnd, builder, mega, openPage } from './menu-pages'

/** One of each kind, and two of the builder's, on one page. */
const body = `${themeHeader}<div id="a">${builder({ full_width: 'stretch' })}</div><div id="b">${mega('click')}</div><div id="c">${hand('horizontal')}</div><div id="d">${builder()
  .replaceAll('data-id="m1"', 'data-id="m2"')
  .replaceAll('aria-label="Menu"', 'aria-label="Drugie"')}</div>`
const more = `${themeCss} ${megaCss} #a, #b, #c, #d { position: relative; min-height: 60px; margin-bottom: 30px } @media (min-width: 1025px) { #a, #b, #c, #d { min-height: 200px } } main { margin-top: 700px }`
const TOGGLES = {
  theme: '.site-navigation-toggle',
  first: '#a .elementor-menu-toggle',
  mega: '.e-n-menu-toggle',
  hand: '[data-menu-toggle]',
  second: '#d .elementor-menu-toggle',
}
const PANELS = {
  theme: '.site-navigation-dropdown',
  first: '#a nav.elementor-nav-menu--dropdown',
  mega: '.e-n-menu-wrapper',
  hand: '[data-menu-list]',
  second: '#d nav.elementor-nav-menu--dropdown',
}
const names = Object.keys(TOGGLES) as (keyof typeof TOGGLES)[]
const expanded = (page: Page) =>
  page.evaluate(
    (all) => all.map((selector) => document.querySelector(selector)?.getAttribute('aria-expanded') === 'true'),
    Object.values(TOGGLES),
  )
/** Whether each panel takes up room in the page. */
const inSight = (page: Page) =>
  page.evaluate(
    (all) =>
      all.map((selector) =>
        [...(document.querySelector(selector) as Element).querySelectorAll('a')].some((el) => el.getBoundingClientRect().height > 5),
      ),
    Object.values(PANELS),
  )
const only = (name?: string) => names.map((each) => each === name)

test('on a phone: each opens by its own toggle, moves no other, and closes when the focus moves to the next', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, body, true, { count: 5, more })
  expect([await expanded(page), await inSight(page)]).toEqual([only(), only()])
  for (const name of names) {
    await page.locator(TOGGLES[name]).press('Enter')
    await animationsEnd(page)
    expect([name, await expanded(page)]).toEqual([name, only(name)])
    expect([name, await inSight(page)]).toEqual([name, only(name)])
    expect([name, await axe(page)]).toEqual([name, []])
  }
  await page.locator('#after').focus()
  expect([await expanded(page), await inSight(page)]).toEqual([only(), only()])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('on a phone, by pointer: an open menu stays open beside another, and Escape closes the one with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, body, true, { count: 5, more })
  await page.locator(TOGGLES.second).click()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.locator(TOGGLES.hand).click()
  await page.keyboard.press('Escape')
  await expect(page.locator(TOGGLES.hand)).toBeFocused()
  await expect(page.locator(TOGGLES.hand)).toHaveAttribute('aria-expanded', 'false')
})

const OPENERS = {
  first: '#a .elementor-nav-menu--main a:text-is("Oferta")',
  mega: '[aria-controls=c1]',
  hand: '#c .skerry-menu-sub >> nth=0',
  second: '#d .elementor-nav-menu--main a:text-is("Oferta")',
}
test('on a wide window: one submenu on the page is open at a time; no id is used twice', async ({ page, problems }) => {
  await openPage(page, body, true, { count: 5, more })
  const seen = () => page.locator('nav [aria-expanded="true"]').filter({ visible: true })
  for (const [name, opener] of Object.entries(OPENERS)) {
    await page.locator(opener).press(' ')
    await expect(page.locator(opener), name).toHaveAttribute('aria-expanded', 'true')
    await expect(seen(), name).toHaveCount(1)
    await animationsEnd(page)
    expect([name, await axe(page)]).toEqual([name, []])
  }
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map((el) => el.id)
    return ids.filter((id, i) => ids.indexOf(id) !== i)
  })
  expect(twice).toEqual([])
  await page.locator('#after').click()
  await expect(seen()).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
