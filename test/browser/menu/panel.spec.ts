import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'
import { hand, themeCss, themeHeader } from './menu-kinds'
import { builder, openPage, panel, pressKeys, submenusLoaded, twoFrames } from './menu-pages'

test.use({ viewport: { width: 800, height: 700 } })
const toggle = (page: Page) => page.locator('.elementor-menu-toggle, .site-navigation-toggle')
const PANEL = 'nav.elementor-nav-menu--dropdown'
const isOpen = (page: Page, is = true) => expect(toggle(page)).toHaveAttribute('aria-expanded', String(is))
const answer = (page: Page, path: string) => page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: path }))
/** A click that does not navigate, so that the page can be checked afterwards. */
const clickAway = (page: Page, text: string) =>
  page.evaluate((name) => {
    const link = [...document.querySelectorAll<HTMLElement>('nav a')].findLast((a) => a.textContent?.trim() === name)
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    link?.click()
  }, text)

test('by keyboard: through three levels of the panel, back again, and out of it', async ({ page, problems }) => {
  await openPage(page, builder())
  // Keys are faster here than a visitor's: none may come before the code for submenus.
  await submenusLoaded(page, () => toggle(page).focus())
  expect(await pressKeys(page, 'Enter', 'Tab', 'Tab', 'Enter', 'Tab', ' ', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab')).toEqual([
    'Menu',
    'Start',
    'Oferta',
    'Oferta',
    'Strony',
    'Strony',
    'Firmowe',
    'Sklepy',
    'Blog',
    'Cennik',
    'Dalej',
  ])
  await isOpen(page, false)
  await toggle(page).press(' ')
  await expect(panel(page, 'Strony')).toBeHidden()
  await panel(page, 'Oferta').press(' ')
  await panel(page, 'Strony').press(' ')
  await panel(page, 'Firmowe').focus()
  expect(await pressKeys(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab')).toEqual(['Strony', 'Oferta', 'Start', 'Menu'])
  await isOpen(page)
  await expect(page.locator(`${PANEL} [tabindex="-1"]`)).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

for (const [full, settings] of [
  ['spans the window: a leaf closes it', { full_width: 'stretch' }],
  ['does not: a leaf leaves it open', {}],
] as const)
  test(`a panel that ${full}; a place on the page closes it, a parent does not (vector 3)`, async ({ page, problems }) => {
    await openPage(page, builder(settings))
    await toggle(page).click()
    await clickAway(page, 'Start')
    await isOpen(page, !('full_width' in settings))
    if ('full_width' in settings) await toggle(page).click()
    await panel(page, 'Oferta').click()
    await expect(panel(page, 'Sklepy')).toBeVisible()
    await isOpen(page)
    await panel(page, 'Cennik').click()
    await isOpen(page, false)
    await expect(page.locator('#prices')).toBeInViewport()
    expect(problems()).toEqual([])
  })

test('the theme’s: a place on the page closes it, and a parent’s own address is also followed', async ({ page, problems }) => {
  await answer(page, '/c/')
  const body = themeHeader.replaceAll('href="/e/"', 'href="#prices"')
  await openPage(page, body, true, { more: themeCss })
  const item = (text: string) => page.locator('.site-navigation-dropdown').getByText(text, { exact: true })
  await submenusLoaded(page, () => toggle(page).click())
  await item('Kontakt').click()
  await isOpen(page, false)
  await expect(page.locator('#prices')).toBeInViewport()
  await toggle(page).click()
  await item('Rejsy').click()
  await item('Nocne').click()
  await expect(page).toHaveURL(/\/c\/$/)
  expect(problems()).toEqual([])
})

test('the theme’s: items open and close independently', async ({ page, problems }) => {
  const two = '<li class="menu-item-has-children"><a href="#">Wyspy</a><ul class="sub-menu"><li><a href="/w/">Wielka</a></li></ul></li>'
  const body = themeHeader.replaceAll('<li class="menu-item"><a href="/e/">', `${two}<li class="menu-item"><a href="/e/">`)
  await openPage(page, body, true, { more: themeCss })
  const item = (text: string) => page.locator('.site-navigation-dropdown').getByText(text, { exact: true })
  await toggle(page).click()
  await item('Rejsy').click()
  await item('Wyspy').click()
  const states = () => Promise.all(['Rejsy', 'Wyspy'].map((name) => item(name).getAttribute('aria-expanded')))
  expect(await states()).toEqual(['true', 'true'])
  await expect(item('Dzienne')).toBeVisible()
  await expect(item('Wielka')).toBeVisible()
  await item('Rejsy').click()
  expect(await states()).toEqual(['false', 'true'])
  expect(await page.locator('li.elementor-active').count()).toBe(1)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

for (const [name, body, staysOpen] of [
  ['the theme’s closes', themeHeader, false],
  ['the builder’s stays open', builder(), true],
  ['a hand-written one stays open', hand('horizontal'), true],
] as const)
  test(`in a window of another width, of the same device, ${name}`, async ({ page, problems }) => {
    await openPage(page, body, true, { more: themeCss })
    const one = page.locator('.elementor-menu-toggle, .site-navigation-toggle, [data-menu-toggle]')
    await one.click()
    await expect(one).toHaveAttribute('aria-expanded', 'true')
    for (const width of [850, 820]) {
      await page.setViewportSize({ width, height: 700 })
      await twoFrames(page)
      await expect(one).toHaveAttribute('aria-expanded', String(staysOpen))
    }
    const said = await page
      .locator('.site-navigation-dropdown, nav.elementor-nav-menu--dropdown, [data-menu-list]')
      .getAttribute('aria-hidden')
    expect(said).toBe(String(!staysOpen))
    expect(problems()).toEqual([])
  })

const SVG = '<svg class="e-fas" viewBox="0 0 448 512"><path d="M0 0h448v512z"></path></svg>'
test('the arrow of an open list closes it, even an SVG; the link’s text is followed', async ({ page }) => {
  await answer(page, '/offer/')
  await openPage(page, builder({ submenu_icon: { value: SVG } }), true, { more: '.sub-arrow { padding: 4px }' })
  await toggle(page).click()
  const arrow = page.locator(`${PANEL} .sub-arrow`).first()
  expect(await arrow.locator('svg.e-fas > path').getAttribute('d')).toBe('M0 0h448v512z')
  await arrow.locator('svg').click()
  await expect(panel(page, 'Sklepy')).toBeVisible()
  await arrow.locator('svg').click()
  await expect(panel(page, 'Sklepy')).toBeHidden()
  await expect(page).toHaveURL(/own/)
  await panel(page, 'Oferta').click({ position: { x: 16, y: 20 } })
  await expect(panel(page, 'Sklepy')).toBeVisible()
  await panel(page, 'Oferta').click({ position: { x: 16, y: 20 } })
  await expect(page).toHaveURL(/offer/)
})

for (const [what, icon] of [
  ['no icon', { submenu_icon: { value: '<i class=""></i>', library: '' } }],
  ['an icon nobody set', { submenu_icon: undefined }],
  ['an icon of an odd kind', { submenu_icon: 'fas fa-caret-down' }],
] as const)
  test(`with ${what} everything still works (contract menus §1.10)`, async ({ page, problems }) => {
    await openPage(page, builder(icon))
    await toggle(page).click()
    await panel(page, 'Oferta').click()
    await expect(panel(page, 'Sklepy')).toBeVisible()
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test('the list of a menu without a toggle is always there, for screen readers and the keyboard too', async ({ page, problems }) => {
  const body = builder({ toggle: '' })
    .replace(/<div class="elementor-menu-toggle"[^>]*><\/div>/, '')
    .replace('elementor-nav-menu--toggle', '')
  await openPage(page, body, false, { more: `@media (max-width: 1024px) { ${PANEL} { max-height: none; transform: none } }` })
  await expect(panel(page, 'Start')).toBeVisible()
  expect(await page.locator(`${PANEL}[aria-hidden="true"], ${PANEL}[inert], ${PANEL} [tabindex="-1"]`).count()).toBe(0)
  expect(await axe(page)).toEqual([])
  expect(await pressKeys(page, 'Tab', 'Tab')).toEqual(['Start', 'Oferta'])
  await page.keyboard.press(' ')
  await expect(panel(page, 'Sklepy')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the panel takes the height it needs, in a sticky header at most the rest of the window', async ({ page }) => {
  const height = () => page.locator(PANEL).evaluate((el) => el.style.getPropertyValue('--menu-height'))
  await openPage(page, builder())
  await expect.poll(height).toBe('0')
  await toggle(page).click()
  await expect.poll(height).toBe('1000vmax')
  await toggle(page).click()
  await expect.poll(height).toBe('0')
  await page.unroute('**/own/**')
  const head = `<div class="elementor-element" data-element_type="container" data-id="h1" data-settings='{"sticky":"top","sticky_on":["desktop","tablet","mobile"]}'>${builder()}</div>`
  await openPage(page, head, true, { more: '[data-id=h1] { padding-top: 20px }' })
  await toggle(page).click()
  const room = () => page.locator(PANEL).evaluate((el) => `${innerHeight - el.getBoundingClientRect().top}px`)
  await expect.poll(async () => (await height()) === (await room())).toBe(true)
  await page.setViewportSize({ width: 800, height: 500 })
  await expect.poll(async () => (await height()) === (await room()) && Number.parseFloat(await height()) < 500).toBe(true)
})

test('full width spans the site’s own container if there is one', async ({ page, problems }) => {
  const site = '<script type="application/json" id="site">{"kit":{"stretched_section_container":"#box"}}</script>'
  await openPage(page, `<div id="box">${site}${builder({ full_width: 'stretch' })}</div>`, true, {
    more: 'body { margin: 0 } #box { margin: 0 60px; width: 600px }',
    head: '<script defer src="/skerry.js" data-config="#site"></script>',
  })
  await toggle(page).click()
  await expect
    .poll(() => page.locator(PANEL).evaluate((el) => [el.getBoundingClientRect().left, el.getBoundingClientRect().width]))
    .toEqual([60, 600])
  expect(problems()).toEqual([])
})
