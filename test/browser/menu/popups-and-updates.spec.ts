import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { builderPopup, openLink, popupCss, popupModal } from '../popup/popups'
import { settled } from '../settled'
import { scanAgain, unmountDifference, waitingIslands } from '../unmount'
import { hand, themeCss, themeHeader } from './menu-kinds'
import { builder, main, mega, openPage, panel, pressKeys } from './menu-pages'

const popup = (content: string) => `${openLink(1)}${builderPopup(1, { triggers: {}, timing: {} }, `<h2>Okno</h2>${content}`)}`
const inPopup = (page: Page, text: string) => popupModal(page, 1).getByRole('link', { name: text, exact: true }).filter({ visible: true })
const answer = (page: Page, path: string) => page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: path }))

/** Full-screen menus are popups with a menu in them. */
test('the builder’s menu in a popup: opens by key, Escape closes the list first, then the popup', async ({ page, problems }) => {
  await openPage(
    page,
    popup(builder({ layout: 'vertical' }).replaceAll('"elementor-nav-menu"', '"elementor-nav-menu sm-vertical"')),
    true,
    {
      more: `${popupCss} .dialog-message { min-height: 400px } .elementor-nav-menu--main > ul { display: block; width: 180px } .elementor-nav-menu--main > ul > li > ul { top: auto !important }`,
      count: 0,
    },
  )
  for (let i = 0; i < 2; i++) {
    await page.click('#open-1')
    await expect(inPopup(page, 'Oferta')).toBeVisible()
    await inPopup(page, 'Oferta').press(' ')
    await expect(inPopup(page, 'Sklepy')).toBeVisible()
    await expect(inPopup(page, 'Oferta')).toHaveAttribute('aria-expanded', 'true')
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(inPopup(page, 'Sklepy')).toHaveCount(0)
    await expect(inPopup(page, 'Oferta')).toBeFocused()
    await expect(popupModal(page, 1)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 1)).toBeHidden()
    await expect(page.locator('#open-1')).toBeFocused()
  }
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a hand-written and a mega menu work in a popup as they do elsewhere', async ({ page, problems }) => {
  await openPage(page, popup(`${hand('vertical', ',"dropdown":"none"')}${mega('click')}`), true, { more: popupCss, count: 0 })
  await page.click('#open-1')
  await expect(inPopup(page, 'Oferta')).toBeVisible()
  const sub = popupModal(page, 1).locator('.skerry-menu-sub').first()
  await sub.click()
  await expect(inPopup(page, 'Sklepy')).toBeVisible()
  await expect(popupModal(page, 1).locator('.e-n-menu')).toHaveAttribute('data-layout', /./)
  await popupModal(page, 1).locator('[aria-controls=c1]').click()
  await expect(inPopup(page, 'Iks')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inPopup(page, 'Iks')).toHaveCount(0)
  await expect(popupModal(page, 1)).toBeVisible()
  expect(problems()).toEqual([])
})

const HOVERED: [name: string, body: string, item: string, sub: string][] = [
  ['the builder’s', builder(), '.elementor-nav-menu--main [href="/offer/"]', '.elementor-nav-menu--main [href="/b/"]'],
  ['a hand-written one', hand('horizontal'), '[href="/offer/"]', '[href="/b/"]'],
  ['a mega menu', mega('hover'), '[href="/1/"]', '[href="/x/"]'],
  ['the theme’s', themeHeader, '.site-navigation [href="#"]', '.site-navigation [href="/b/"]'],
]
test('Escape closes a hovered submenu first, then a popup without an overlay that has the focus', async ({ page, each }) => {
  const card = `<button id="opener" data-popup-open="card">open</button><section data-widget="popup" id="card" hidden data-settings='{"overlay":"no","position":"bottom right"}'><input id="in" aria-label="in"></section>`
  await each(
    HOVERED,
    ([name]) => name,
    async ([, body, item, sub]) => {
      await openPage(page, body + card, true, { more: `${themeCss} #opener { position: fixed; top: 300px }` })
      await expect.poll(() => waitingIslands(page)).toEqual([])
      await page.locator('#opener').click()
      await page.locator('#in').focus()
      await page.locator(item).hover()
      await expect(page.locator(sub)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator(sub)).toBeHidden()
      // The popup would close by then.
      await settled(page)
      await expect(page.locator('#in')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('#in')).toBeHidden()
    },
  )
})

test('a link to a place on the page, in a menu in a popup, leads there', async ({ page }) => {
  await openPage(
    page,
    popup(builder({ layout: 'dropdown' }).replace(/<nav aria-label="Menu" class="elementor-nav-menu--main[\s\S]*?<\/nav>/, '')),
    true,
    {
      more: `${popupCss} .elementor-menu-toggle, nav.elementor-nav-menu--dropdown { display: block } main { height: auto; padding-bottom: 2000px }`,
      count: 0,
    },
  )
  await page.click('#open-1')
  await popupModal(page, 1).locator('.elementor-menu-toggle').click()
  await expect(inPopup(page, 'Cennik')).toBeVisible()
  await inPopup(page, 'Cennik').click()
  await expect(popupModal(page, 1)).toBeHidden()
  await expect(page.locator('#prices')).toBeInViewport()
})

test('Escape closes a menu’s panel in a popup, a second Escape the popup', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await openPage(page, popup(builder() + mega('click')), true, { more: popupCss, count: 0 })
  await page.click('#open-1')
  for (const toggle of ['.elementor-menu-toggle', '.e-n-menu-toggle']) {
    await expect(popupModal(page, 1).locator('.e-n-menu')).toHaveAttribute('data-layout', /./)
    await popupModal(page, 1).locator(toggle).press('Enter')
    await expect(popupModal(page, 1).locator(toggle)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 1).locator(toggle)).toHaveAttribute('aria-expanded', 'false')
    await expect(popupModal(page, 1)).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(popupModal(page, 1)).toBeHidden()
})

for (const [name, body, toggle] of [
  ['the builder’s', builder(), '.elementor-menu-toggle'],
  ['the theme’s', themeHeader, '.site-navigation-toggle'],
  ['a hand-written', hand('horizontal'), '[data-menu-toggle]'],
] as const)
  test(`${name}: when the code for submenus cannot be loaded, the toggle works and links are followed`, async ({ page, problems }) => {
    await page.setViewportSize({ width: 800, height: 700 })
    await page.route('**/chunks/menu-submenus-*', (route) => route.abort())
    await answer(page, '/offer/')
    await answer(page, '/e/')
    await openPage(page, body, true, { more: themeCss })
    await page.locator(toggle).press('Enter')
    await expect(page.locator(toggle)).toHaveAttribute('aria-expanded', 'true')
    const link = page.getByRole('link', { name: name === 'the theme’s' ? 'Kontakt' : 'Oferta', exact: true }).filter({ visible: true })
    await link.click()
    await expect(page).toHaveURL(/\/(offer|e)\/$/)
    expect(problems('Error in file', 'ERR_FAILED')).toEqual([])
  })

test('repeated scans mount a menu once: a click opens it and does not close it at once', async ({ page, problems }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await openPage(page, builder())
  for (let i = 0; i < 3; i++) await scanAgain(page)
  await page.locator('.elementor-menu-toggle').click()
  await expect(page.locator('.elementor-menu-toggle')).toHaveAttribute('aria-expanded', 'true')
  await panel(page, 'Oferta').click()
  await expect(panel(page, 'Sklepy')).toBeVisible()
  expect(await page.locator('.sub-arrow').count()).toBe(6)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a menu that is inserted later, as by a filter, works, and the one it replaces is unmounted', async ({ page, problems }) => {
  await openPage(page, builder())
  await page.evaluate(() => {
    const one = document.querySelector('.elementor-element') as Element
    const copy = (window as unknown as { served: Element }).served.querySelector('.elementor-element')?.cloneNode(true) as Element
    one.replaceWith(copy)
  })
  await expect(page.locator('.elementor-nav-menu--main .sub-arrow')).toHaveCount(3)
  await main(page, 'Oferta').press(' ')
  await expect(main(page, 'Sklepy')).toBeVisible()
  expect(await pressKeys(page, 'Tab', 'Escape')).toEqual(['Strony', 'Oferta'])
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          (window as unknown as { Skerry: { islands: () => { widget: { name: string } }[] } }).Skerry.islands().filter(
            (i) => i.widget.name === 'menu',
          ).length,
      ),
    )
    .toBe(1)
  expect(problems()).toEqual([])
})

test('links with the class “disabled” lead nowhere, even those with a list', async ({ page }) => {
  const body = builder()
    .replaceAll('<a href="/offer/" class="', '<a href="/offer/" class="disabled ')
    .replaceAll('<a href="/b/" class="', '<a href="/b/" class="disabled ')
  await openPage(page, body)
  await page.evaluate(() => {
    const { prevented } = Object.assign(window, { prevented: [] as boolean[] })
    addEventListener('click', (event) => prevented.push(event.defaultPrevented))
  })
  await main(page, 'Oferta').press('Enter')
  await expect(main(page, 'Sklepy')).toBeVisible()
  await main(page, 'Sklepy').press('Enter')
  await main(page, 'Oferta').press(' ')
  await expect(main(page, 'Sklepy')).toBeVisible()
  await main(page, 'Oferta').press('Enter')
  await expect(main(page, 'Oferta')).toHaveAttribute('aria-expanded', 'false')
  // Every click was prevented.
  expect(await page.evaluate(() => (window as unknown as { prevented: boolean[] }).prevented)).toEqual([true, true, true, true])
  await expect(page).toHaveURL(/own/)
})
