import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { expect, test } from './harness'
import { keepServed, unmountDifference } from './served'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Like the builder's stylesheet, as far as a menu needs it. */
const css = `
  ul { margin: 0; padding: 0; list-style: none } li { position: relative }
  .elementor-nav-menu--main > ul, .e-n-menu-heading { display: flex }
  .elementor-nav-menu a { display: flex; padding: 10px 14px; color: #024; background: #fff }
  .elementor-nav-menu ul { display: none; position: absolute }
  .elementor-nav-menu--main > ul > li > ul { top: 100% !important }
  .elementor-element { position: relative; margin-left: 40px }
  .elementor-menu-toggle, nav.elementor-nav-menu--dropdown { display: none }
  .elementor-menu-toggle { width: 36px; height: 36px }
  nav.elementor-nav-menu--dropdown { position: absolute; overflow: hidden auto; max-height: 0; transform: scaleY(0) }
  .elementor-active + nav { max-height: var(--menu-height); transform: none }
  nav.elementor-nav-menu--dropdown ul ul { position: static }
  .site-navigation-dropdown { max-height: 0; overflow: hidden; transform: scaleY(0) }
  .elementor-active + .site-navigation-dropdown { max-height: none; transform: none }
  .site-navigation-dropdown li:not(.elementor-active) > ul { max-height: 0; overflow: hidden }
  .sub-arrow svg { width: 16px; height: 16px }
  .e-n-menu-toggle { display: none }
  .e-n-menu-content > div { display: none; --display: block; position: absolute; width: 300px }
  main { margin-top: 400px; height: 2000px }
  @media (max-width: 1024px) {
    .elementor-nav-menu--main { display: none }
    .elementor-menu-toggle, nav.elementor-nav-menu--dropdown { display: block }
    .e-n-menu-toggle { display: block } .e-n-menu-heading { display: contents }
    .e-n-menu-toggle:not([aria-expanded="true"]) + .e-n-menu-wrapper { display: none }
  }`
const items = (tab: string) => `
  <li class="menu-item"><a href="/start/" class="elementor-item"${tab}>Start</a></li>
  <li class="menu-item menu-item-has-children"><a href="/oferta/" class="elementor-item"${tab}>Oferta</a><ul class="sub-menu elementor-nav-menu--dropdown">
    <li><a href="/www/" class="elementor-sub-item"${tab}>Strony</a><ul class="sub-menu elementor-nav-menu--dropdown"><li><a href="/a/" class="elementor-sub-item"${tab}>Firmowe</a></li></ul></li>
    <li><a href="/b/" class="elementor-sub-item"${tab}>Sklepy</a></li></ul></li>
  <li class="menu-item menu-item-has-children"><a href="#" class="elementor-item elementor-item-anchor"${tab}>Blog</a><ul class="sub-menu elementor-nav-menu--dropdown"><li><a href="/c/" class="elementor-sub-item"${tab}>Nowości</a></li></ul></li>
  <li class="menu-item"><a href="#cennik" class="elementor-item elementor-item-anchor"${tab}>Cennik</a></li>`
const builder = (
  settings = {},
) => `<div class="elementor-element elementor-nav-menu--toggle" data-id="m1" data-element_type="widget" data-widget_type="nav-menu.default"
  data-settings='${JSON.stringify({ layout: 'horizontal', submenu_icon: { value: '<svg class="e-fas" viewBox="0 0 448 512"><path d="M0 0h9v9z"></path></svg>' }, ...settings })}'><div>
  <nav aria-label="Menu" class="elementor-nav-menu--main elementor-nav-menu__container"><ul class="elementor-nav-menu">${items('')}</ul></nav>
  <div class="elementor-menu-toggle" role="button" tabindex="0" aria-label="Menu" aria-expanded="false"></div>
  <nav aria-label="Menu" class="elementor-nav-menu--dropdown elementor-nav-menu__container" aria-hidden="true"><ul class="elementor-nav-menu">${items(' tabindex="-1"')}</ul></nav></div></div>`
const byHand = (
  layout = 'horizontal',
) => `<nav data-widget="menu" aria-label="Główne" data-settings='{"layout":"${layout}"}'><button type="button" data-menu-toggle>Menu</button>
  <ul data-menu-list><li><a href="/start/">Start</a></li><li><a href="/oferta/">Oferta</a><ul><li><a href="/www/">Strony</a></li><li><a href="/b/">Sklepy</a></li></ul></li>
  <li><a href="/blog/">Blog</a><ul><li><a href="/c/">Nowości</a></li></ul></li><li><a href="#cennik">Cennik</a></li></ul></nav>`
const theme = `<header class="site-header"><nav class="site-navigation" aria-label="A"><ul class="menu"><li><a href="/a/">A</a></li></ul></nav>
  <div class="site-navigation-toggle-holder show"><div class="site-navigation-toggle" role="button" tabindex="0"><span>Menu</span></div></div>
  <nav class="site-navigation-dropdown show" aria-label="B"><ul class="menu"><li class="menu-item-has-children"><a href="#">Jeden</a><ul class="sub-menu"><li><a href="/b/">B</a></li></ul></li><li><a href="/c/">C</a></li></ul></nav></header>`
const title = (
  n: number,
  name: string,
  has = true,
) => `<li class="e-n-menu-title"><div class="e-n-menu-title-container"><a class="e-focus" href="/${n}/">${name}</a></div>
  ${has ? `<button class="e-n-menu-dropdown-icon e-focus" data-tab-index="${n}" aria-expanded="false" aria-controls="c${n}">Otwórz ${name}</button>` : ''}</li>`
const mega = (
  open_on: string,
) => `<div class="elementor-element elementor-widget-n-menu" data-id="n1" data-element_type="widget" data-widget_type="mega-menu.default"
  data-settings='{"open_on":"${open_on}","content_width":"fit_to_content"}'><div><nav class="e-n-menu" aria-label="Duże"><button class="e-n-menu-toggle" aria-expanded="false" aria-label="Menu"></button>
  <div class="e-n-menu-wrapper"><ul class="e-n-menu-heading">${title(1, 'Jeden')}${title(2, 'Dwa')}${title(3, 'Trzy', false)}</ul>
  <div class="e-n-menu-content"><div id="c1" data-tab-index="1"><a href="/x/">Iks</a> <a href="/y/">Igrek</a></div><div id="c2" data-tab-index="2"><a href="/z/">Zet</a></div></div></div></nav></div></div>`

async function open(page: Page, body: string, csp = true) {
  await page.route('**/own/**', (route) => {
    if (route.request().url().endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: css })
    return route.fulfill({
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(csp && {
          'content-security-policy':
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; require-trusted-types-for 'script'",
        }),
      },
      body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/skerry.css"><link rel="stylesheet" href="/own/own.css"><script defer src="/skerry.js"></script></head>
        <body>${body}<main><h1>Strona</h1><button type="button" id="after">Dalej</button><section data-widget="anchor" id="cennik"><h2>Cennik</h2></section></main></body></html>`,
    })
  })
  await keepServed(page)
  await page.goto('/own/')
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { Skerry?: { islands: () => { state: string; widget: { name: string } }[] } }).Skerry?.islands()
          .filter((i) => /menu/.test(i.widget.name))
          .map((i) => i.state),
      ),
    )
    .toEqual(['mounted'])
}
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).ariaLabel || document.activeElement?.textContent?.trim())
async function walk(page: Page, ...keys: string[]) {
  const seen = []
  for (const key of keys) {
    await page.keyboard.press(key)
    seen.push(await focused(page))
  }
  return seen
}
async function axe(page: Page) {
  await page.evaluate(readFileSync(axePath, 'utf8'))
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe.run(),
  )
  return violations.map((v) => `${v.id}: ${v.nodes[0]?.html.slice(0, 160)}`)
}
const main = (page: Page, text: string) => page.locator('.elementor-nav-menu--main').getByRole('link', { name: text, exact: true })
const panel = (page: Page, text: string) => page.locator('nav.elementor-nav-menu--dropdown').getByRole('link', { name: text, exact: true })

test.describe('the builder’s menu on a wide screen', () => {
  test('keys: Tab walks what is open only, Space opens and closes, arrows step, Escape returns', async ({ page, problems }) => {
    await open(page, builder())
    await page.keyboard.press('Tab')
    expect(await walk(page, 'Tab', 'Tab', 'Tab', 'Tab')).toEqual(['Oferta', 'Blog', 'Cennik', 'Dalej'])
    await main(page, 'Oferta').press(' ')
    await expect(main(page, 'Oferta')).toHaveAttribute('aria-expanded', 'true')
    expect(await walk(page, 'Tab', 'Tab', 'Shift+Tab')).toEqual(['Strony', 'Sklepy', 'Strony'])
    expect(await walk(page, 'ArrowDown', 'ArrowUp', 'End', 'Home')).toEqual(['Sklepy', 'Strony', 'Sklepy', 'Strony'])
    expect(await walk(page, 'Escape')).toEqual(['Oferta'])
    await expect(main(page, 'Oferta')).toHaveAttribute('aria-expanded', 'false')
    await expect(main(page, 'Strony')).toBeHidden()
    await page.keyboard.press(' ')
    await page.keyboard.press(' ')
    await expect(main(page, 'Oferta')).toHaveAttribute('aria-expanded', 'false')
    await main(page, 'Oferta').press(' ')
    expect(await walk(page, 'Tab', 'Tab', 'Tab')).toEqual(['Strony', 'Sklepy', 'Blog'])
    await expect(main(page, 'Oferta')).toHaveAttribute('aria-expanded', 'false')
    expect(problems()).toEqual([])
  })

  test('the pointer opens after a while and may move into the flyout; Escape closes it from anywhere', async ({ page }) => {
    await open(page, builder())
    await main(page, 'Oferta').hover()
    await expect(main(page, 'Sklepy')).toBeVisible()
    await main(page, 'Strony').hover()
    await expect(main(page, 'Firmowe')).toBeVisible()
    const [first, second] = await Promise.all([main(page, 'Strony').boundingBox(), main(page, 'Firmowe').boundingBox()])
    expect(second?.x).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0), 0)
    await page.keyboard.press('Escape')
    await expect(main(page, 'Sklepy')).toBeHidden()
  })

  test('a click elsewhere closes; unmounting leaves the page as it was', async ({ page }) => {
    await open(page, builder())
    await main(page, 'Blog').click()
    await expect(main(page, 'Nowości')).toBeVisible()
    await page.locator('#after').click()
    await expect(main(page, 'Nowości')).toBeHidden()
    await main(page, 'Blog').click()
    expect(await unmountDifference(page)).toBe('')
  })

  test('axe has nothing to say, closed and open', async ({ page }) => {
    await open(page, builder(), false)
    expect(await axe(page)).toEqual([])
    await main(page, 'Blog').click()
    await expect(main(page, 'Nowości')).toBeVisible()
    expect(await axe(page)).toEqual([])
  })

  test('marks the link of the section in view', async ({ page }) => {
    await open(page, builder())
    await page.evaluate(() => document.getElementById('cennik')?.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await page.setViewportSize({ width: 1280, height: 300 })
    await page.evaluate(() => document.getElementById('cennik')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.mouse.wheel(0, 10)
    await expect(main(page, 'Cennik')).toHaveAttribute('aria-current', 'location')
    await expect(main(page, 'Cennik')).toHaveClass(/elementor-item-active/)
  })
})

test.describe('the builder’s menu behind its toggle', () => {
  test.use({ viewport: { width: 800, height: 700 } })
  const toggle = (page: Page) => page.locator('.elementor-menu-toggle')

  test('keys: Enter and Space, links reachable only while open, submenus one by one, Escape, leaving', async ({ page, problems }) => {
    await open(page, builder())
    await toggle(page).focus()
    expect(await walk(page, 'Tab', 'Shift+Tab')).toEqual(['Dalej', 'Menu'])
    await page.keyboard.press('Enter')
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await walk(page, 'Tab', 'Tab')).toEqual(['Start', 'Oferta'])
    await page.keyboard.press('Enter')
    await expect(panel(page, 'Oferta')).toHaveAttribute('aria-expanded', 'true')
    expect(await walk(page, 'Tab', 'Tab', 'Tab')).toEqual(['Strony', 'Sklepy', 'Blog'])
    await page.keyboard.press(' ')
    await expect(panel(page, 'Nowości')).toBeVisible()
    await expect(panel(page, 'Sklepy')).toBeVisible()
    expect(await walk(page, 'Escape')).toEqual(['Menu'])
    await expect(page.locator('nav.elementor-nav-menu--dropdown')).toHaveAttribute('aria-hidden', 'true')
    const y = await page.evaluate(() => scrollY)
    await page.keyboard.press(' ')
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await page.evaluate(() => scrollY)).toBe(y)
    await expect(panel(page, 'Oferta')).toHaveAttribute('aria-expanded', 'false')
    await page.locator('#after').focus()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    expect(problems()).toEqual([])
  })

  test('spans the window; a place on the page closes it, another device too', async ({ page }) => {
    await open(page, builder({ full_width: 'stretch' }))
    await toggle(page).click()
    const box = await page.locator('nav.elementor-nav-menu--dropdown').boundingBox()
    expect([box?.x, box?.width]).toEqual([0, await page.evaluate(() => document.documentElement.clientWidth)])
    await panel(page, 'Cennik').click()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await toggle(page).click()
    await page.setViewportSize({ width: 600, height: 700 })
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('nav.elementor-nav-menu--dropdown')).toHaveAttribute('aria-hidden', 'true')
    expect(await unmountDifference(page)).toBe('')
  })

  test('axe has nothing to say, closed, open and expanded', async ({ page }) => {
    await open(page, builder(), false)
    expect(await axe(page)).toEqual([])
    await toggle(page).click()
    await expect(panel(page, 'Blog')).toBeVisible()
    await panel(page, 'Blog').click()
    await expect(panel(page, 'Nowości')).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
})

test.describe('a hand-written menu', () => {
  const sub = (page: Page, name: string) => page.locator('.skerry-menu-sub').and(page.getByRole('button', { name, exact: true }))
  const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

  test('keys: a button after each parent link opens and closes its list', async ({ page, problems }) => {
    await open(page, byHand())
    await expect(page.locator('nav')).toHaveAttribute('data-layout', 'horizontal')
    await link(page, 'Start').focus()
    expect(await walk(page, 'Tab', 'Tab')).toEqual(['Oferta', 'Oferta'])
    await expect(sub(page, 'Oferta')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sub(page, 'Oferta')).toHaveAttribute('aria-expanded', 'true')
    await expect(link(page, 'Sklepy')).toBeVisible()
    expect(await walk(page, 'Tab', 'Tab', 'Escape')).toEqual(['Strony', 'Sklepy', 'Oferta'])
    await expect(sub(page, 'Oferta')).toBeFocused()
    await expect(link(page, 'Sklepy')).toBeHidden()
    await page.keyboard.press(' ')
    await expect(link(page, 'Sklepy')).toBeVisible()
    await page.keyboard.press(' ')
    await expect(link(page, 'Sklepy')).toBeHidden()
    await sub(page, 'Oferta').click()
    await page.locator('#after').focus()
    await expect(link(page, 'Sklepy')).toBeHidden()
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

  test('the button’s list is what it controls', async ({ page }) => {
    await open(page, byHand())
    const id = await sub(page, 'Blog').getAttribute('aria-controls')
    await expect(page.locator(`#${id}`)).toHaveText(/Nowości/)
  })

  test('hover opens, the link itself is followed at once', async ({ page }) => {
    await open(page, byHand())
    await link(page, 'Oferta').hover()
    await expect(link(page, 'Sklepy')).toBeVisible()
    await page.mouse.move(600, 600)
    await expect(link(page, 'Sklepy')).toBeHidden()
    await page.route('**/oferta/', (route) => route.fulfill({ contentType: 'text/html', body: 'Oferta' }))
    await link(page, 'Oferta').click()
    await expect(page).toHaveURL(/\/oferta\/$/)
  })

  test('is a panel behind its toggle on small devices', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 700 })
    await open(page, byHand(), false)
    const toggle = page.locator('[data-menu-toggle]')
    await expect(page.locator('nav')).toHaveAttribute('data-layout', 'dropdown')
    await expect(link(page, 'Start')).toBeHidden()
    expect(await axe(page)).toEqual([])
    await toggle.press('Enter')
    await expect(link(page, 'Start')).toBeVisible()
    await sub(page, 'Oferta').click()
    await sub(page, 'Blog').click()
    await expect(link(page, 'Sklepy')).toBeVisible()
    await expect(link(page, 'Nowości')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(toggle).toBeFocused()
    await expect(link(page, 'Start')).toBeHidden()
    await toggle.press(' ')
    await expect(link(page, 'Start')).toBeVisible()
    await expect(link(page, 'Sklepy')).toBeHidden()
    await link(page, 'Cennik').click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await page.setViewportSize({ width: 1200, height: 700 })
    await expect(page.locator('nav')).toHaveAttribute('data-layout', 'horizontal')
    await expect(link(page, 'Start')).toBeVisible()
    expect(await unmountDifference(page)).toBe('')
  })

  test('without submenus and places on the page nothing is loaded', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (r) => r.resourceType() === 'script' && scripts.push(r.url()))
    await open(
      page,
      '<nav data-widget="menu" aria-label="x"><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="/a/">A</a></li></ul></nav>',
    )
    await link(page, 'A').hover()
    await link(page, 'A').focus()
    await page.waitForLoadState('networkidle')
    expect(scripts).toHaveLength(1)
  })
})

test.describe('touch', () => {
  test.use({ hasTouch: true })
  test('the first tap opens, the second follows', async ({ page }) => {
    await open(page, builder())
    await page.route('**/oferta/', (route) => route.fulfill({ contentType: 'text/html', body: 'Oferta' }))
    await main(page, 'Oferta').tap()
    await expect(main(page, 'Sklepy')).toBeVisible()
    await expect(page).toHaveURL(/own/)
    await main(page, 'Oferta').tap()
    await expect(page).toHaveURL(/oferta/)
  })
})

test('the theme’s header: keys, submenus, and closing on resize with its ARIA', async ({ page, problems }) => {
  await open(page, theme)
  const toggle = page.locator('.site-navigation-toggle')
  const dropdown = page.locator('.site-navigation-dropdown')
  await toggle.focus()
  expect(await walk(page, 'Tab', 'Shift+Tab')).toEqual(['Dalej', 'Menu'])
  await page.keyboard.press('Enter')
  await expect(dropdown).toHaveAttribute('aria-hidden', 'false')
  expect(await walk(page, 'Tab', 'Tab', 'Shift+Tab')).toEqual(['Jeden', 'C', 'Jeden'])
  await page.keyboard.press('Enter')
  await expect(page.locator('li.elementor-active')).toHaveCount(1)
  expect(await walk(page, 'Tab')).toEqual(['B'])
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(dropdown).toHaveAttribute('aria-hidden', 'true')
  await toggle.press(' ')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('li.elementor-active')).toHaveCount(0)
  expect(await walk(page, 'Escape')).toEqual(['Menu'])
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test.describe('the mega menu', () => {
  const icon = (page: Page, n: number) => page.locator(`[aria-controls=c${n}]`)

  test('keys: from the title into its content and on to the next title, no loop', async ({ page, problems }) => {
    await open(page, mega('click'))
    await icon(page, 1).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#c1')).toBeVisible()
    expect(await walk(page, 'Tab', 'Tab', 'Tab')).toEqual(['Iks', 'Igrek', 'Dwa'])
    await expect(page.locator('#c1')).toBeHidden()
    expect(await walk(page, 'Tab', 'Enter', 'Tab', 'Shift+Tab', 'Tab', 'Escape')).toEqual([
      'Otwórz Dwa',
      'Otwórz Dwa',
      'Zet',
      'Otwórz Dwa',
      'Zet',
      'Otwórz Dwa',
    ])
    await expect(page.locator('.e-active')).toHaveCount(0)
    expect(await walk(page, 'Home', 'End', 'Tab')).toEqual(['Jeden', 'Trzy', 'Dalej'])
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

  test('hover opens one at a time; Escape and leaving close', async ({ page }) => {
    await open(page, mega('hover'))
    await page.getByRole('link', { name: 'Jeden' }).hover()
    await expect(page.locator('#c1')).toBeVisible()
    await page.getByRole('link', { name: 'Iks' }).hover()
    await expect(page.locator('#c1')).toBeVisible()
    await page.getByRole('link', { name: 'Dwa' }).hover()
    await expect(page.locator('#c2')).toBeVisible()
    await expect(page.locator('#c1')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.locator('#c2')).toBeHidden()
    await page.getByRole('link', { name: 'Jeden' }).hover()
    await page.getByRole('link', { name: 'Trzy' }).hover()
    await expect(page.locator('.e-active')).toHaveCount(0)
  })

  test('the burger opens and closes its panel by click, Escape and a click elsewhere', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 700 })
    await open(page, mega('hover'), false)
    const burger = page.locator('.e-n-menu-toggle')
    await expect(page.locator('.e-n-menu')).toHaveAttribute('data-layout', 'dropdown')
    expect(await axe(page)).toEqual([])
    await burger.click()
    await expect(page.getByRole('link', { name: 'Jeden' })).toBeVisible()
    await icon(page, 1).click()
    await expect(page.locator('#c1')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.locator('#c1')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(burger).toBeFocused()
    await expect(burger).toHaveAttribute('aria-expanded', 'false')
    await burger.click()
    await page.locator('#after').click()
    await expect(burger).toHaveAttribute('aria-expanded', 'false')
  })
})
