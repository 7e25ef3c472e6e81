import type { Page } from 'playwright/test'
import { expect } from '../harness'
import { islandStates, rememberServedMarkup } from '../unmount'

/** The part of the builder's stylesheet that a menu needs. */
export const css = `
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
  .site-header a { display: block; padding: 10px 14px; color: #024; background: #fff }
  .e-n-menu a { display: inline-block; padding: 8px } .e-n-menu-title { display: flex; padding: 2px }
  .e-n-menu-toggle, .e-n-menu-dropdown-icon { min-width: 40px; min-height: 32px }
  .site-navigation-toggle { display: block; width: 80px; height: 40px }
  .e-n-menu-toggle { display: none }
  .e-n-menu-content > div { display: none; --display: block; position: absolute; width: 300px }
  main { margin-top: 400px; height: 2000px }
  @media (max-width: 1024px) {
    .elementor-nav-menu--main { display: none }
    .elementor-menu-toggle, nav.elementor-nav-menu--dropdown { display: block }
    .e-n-menu-toggle { display: block } .e-n-menu-heading { display: contents }
    .e-n-menu-toggle:not([aria-expanded="true"]) + .e-n-menu-wrapper { display: none }
  }`
export const items = (tab: string) => `
  <li class="menu-item"><a href="/start/" class="elementor-item"${tab}>Start</a></li>
  <li class="menu-item menu-item-has-children"><a href="/offer/" class="elementor-item"${tab}>Oferta</a><ul class="sub-menu elementor-nav-menu--dropdown">
    <li><a href="/www/" class="elementor-sub-item"${tab}>Strony</a><ul class="sub-menu elementor-nav-menu--dropdown"><li><a href="/a/" class="elementor-sub-item"${tab}>Firmowe</a></li></ul></li>
    <li><a href="/b/" class="elementor-sub-item"${tab}>Sklepy</a></li></ul></li>
  <li class="menu-item menu-item-has-children"><a href="#" class="elementor-item elementor-item-anchor"${tab}>Blog</a><ul class="sub-menu elementor-nav-menu--dropdown"><li><a href="/c/" class="elementor-sub-item"${tab}>Nowości</a></li></ul></li>
  <li class="menu-item"><a href="#prices" class="elementor-item elementor-item-anchor"${tab}>Cennik</a></li>`
export const builder = (
  settings = {},
) => `<div class="elementor-element elementor-nav-menu--toggle" data-id="m1" data-element_type="widget" data-widget_type="nav-menu.default"
  data-settings='${JSON.stringify({ layout: 'horizontal', submenu_icon: { value: '<svg class="e-fas" viewBox="0 0 448 512"><path d="M0 0h9v9z"></path></svg>' }, ...settings })}'><div>
  <nav aria-label="Menu" class="elementor-nav-menu--main elementor-nav-menu__container"><ul class="elementor-nav-menu">${items('')}</ul></nav>
  <div class="elementor-menu-toggle" role="button" tabindex="0" aria-label="Menu" aria-expanded="false"></div>
  <nav aria-label="Menu" class="elementor-nav-menu--dropdown elementor-nav-menu__container" aria-hidden="true"><ul class="elementor-nav-menu">${items(' tabindex="-1"')}</ul></nav></div></div>`
export const byHand = (
  layout = 'horizontal',
) => `<nav data-widget="menu" aria-label="Główne" data-settings='{"layout":"${layout}"}'><button type="button" data-menu-toggle>Menu</button>
  <ul data-menu-list><li><a href="/start/">Start</a></li><li><a href="/offer/">Oferta</a><ul><li><a href="/www/">Strony</a></li><li><a href="/b/">Sklepy</a></li></ul></li>
  <li><a href="/blog/">Blog</a><ul><li><a href="/c/">Nowości</a></li></ul></li><li><a href="#prices">Cennik</a></li></ul></nav>`
export const theme = `<header class="site-header"><nav class="site-navigation" aria-label="A"><ul class="menu"><li><a href="/a/">A</a></li></ul></nav>
  <div class="site-navigation-toggle-holder show"><div class="site-navigation-toggle" role="button" tabindex="0"><span>Menu</span></div></div>
  <nav class="site-navigation-dropdown show" aria-label="B"><ul class="menu"><li class="menu-item-has-children"><a href="#">Jeden</a><ul class="sub-menu"><li><a href="/b/">B</a></li></ul></li><li><a href="/c/">C</a></li></ul></nav></header>`
export const title = (
  n: number,
  name: string,
  has = true,
) => `<li class="e-n-menu-title"><div class="e-n-menu-title-container"><a class="e-focus" href="/${n}/">${name}</a></div>
  ${has ? `<button class="e-n-menu-dropdown-icon e-focus" data-tab-index="${n}" aria-expanded="false" aria-controls="c${n}">Otwórz ${name}</button>` : ''}</li>`
export const mega = (
  open_on: string,
) => `<div class="elementor-element elementor-widget-n-menu" data-id="n1" data-element_type="widget" data-widget_type="mega-menu.default"
  data-settings='{"open_on":"${open_on}","content_width":"fit_to_content"}'><div><nav class="e-n-menu" aria-label="Duże"><button class="e-n-menu-toggle" aria-expanded="false" aria-label="Menu"></button>
  <div class="e-n-menu-wrapper"><ul class="e-n-menu-heading">${title(1, 'Jeden')}${title(2, 'Dwa')}${title(3, 'Trzy', false)}</ul>
  <div class="e-n-menu-content"><div id="c1" data-tab-index="1"><a href="/x/">Iks</a> <a href="/y/">Igrek</a></div><div id="c2" data-tab-index="2"><a href="/z/">Zet</a></div></div></div></nav></div></div>`

/** The same menu as newer builders print it: the content of each item is in a box of the item's own. */
export const newerMega = (open_on: string) => {
  const item = (n: number, name: string, content?: string) =>
    `<li class="e-n-menu-item"><div class="e-n-menu-title"><div class="e-n-menu-title-container"><a class="e-focus" href="/${n}/">${name}</a></div>${
      content
        ? `<button class="e-n-menu-dropdown-icon e-focus" data-tab-index="${n}" aria-expanded="false" aria-controls="c${n}">Otwórz ${name}</button>`
        : ''
    }</div>${content ? `<div class="e-n-menu-content"><div id="c${n}" data-tab-index="${n}">${content}</div></div>` : ''}</li>`
  return mega(open_on).replace(
    /<ul class="e-n-menu-heading">.*(?=<\/div><\/nav>)/s,
    `<ul class="e-n-menu-heading">${item(1, 'Jeden', '<a href="/x/">Iks</a> <a href="/y/">Igrek</a>')}${item(2, 'Dwa', '<a href="/z/">Zet</a>')}${item(3, 'Trzy')}${item(4, 'Cztery', '<a href="/q/">Ku</a>')}</ul>`,
  )
}

export async function openPage(
  page: Page,
  body: string,
  csp = true,
  { more = '', count = 1, html = '', head = '<script defer src="/skerry.js"></script>' } = {},
) {
  await page.route('**/own/**', (route) => {
    if (route.request().url().endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: css + more })
    return route.fulfill({
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(csp && {
          'content-security-policy':
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; require-trusted-types-for 'script'",
        }),
      },
      body: `<!doctype html><html lang="pl" ${html}><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/skerry.css"><link rel="stylesheet" href="/skerry.builder.css"><link rel="stylesheet" href="/own/own.css">${head}</head>
        <body>${body}<main><h1>Strona</h1><button type="button" id="after">Dalej</button><section data-widget="anchor" id="prices"><h2>Cennik</h2></section></main></body></html>`,
    })
  })
  await rememberServedMarkup(page)
  await page.goto('/own/')
  await menusMounted(page, count)
}
/** Waits until the page has exactly this many menus, all mounted. */
export const menusMounted = (page: Page, count = 1) =>
  expect
    .poll(
      () =>
        page.evaluate(() =>
          (window as unknown as { Skerry?: { islands: () => { state: string; widget: { name: string } }[] } }).Skerry?.islands()
            .filter((i) => /menu/.test(i.widget.name))
            .map((i) => i.state),
        ),
      { intervals: [20, 50] },
    )
    .toEqual(Array(count).fill('mounted'))
/** Waits until no menu of the page is waiting to mount, whatever else does. */
export const allMenusMounted = (page: Page) =>
  expect
    .poll(async () => Object.keys((await islandStates(page)).states).filter((s) => /^(menu|mega-menu|theme-navigation) waiting/.test(s)), {
      intervals: [50],
    })
    .toEqual([])
export const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).ariaLabel || document.activeElement?.textContent?.trim())
export async function pressKeys(page: Page, ...keys: string[]) {
  const seen = []
  for (const key of keys) {
    await page.keyboard.press(key)
    seen.push(await focused(page))
  }
  return seen
}
/** Waits until an event's changes are rendered. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
/** Runs `act`, the first sign of interest in a menu, and waits until the submenu code that it loads works. */
export async function submenusLoaded(page: Page, act: () => Promise<unknown>) {
  const response = page.waitForResponse('**/chunks/menu-submenus-*')
  await act()
  // The page's own import of the chunk resolves before this one.
  await page.evaluate(async (url) => void (await import(url)), (await response).url())
  await twoFrames(page)
}
/** Waits for all animations to end: before that, colours and sizes are not final. */
export const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    // Transitions begin in the frame after the change of style.
    for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done))
    await Promise.all(
      document
        .getAnimations()
        .filter((a) => a.effect?.getTiming().iterations !== Infinity && a.timeline === document.timeline)
        .map((a) => a.finished.catch(() => {})),
    )
  })
/** The link with exactly this text, in any menu. */
export const linkNamed = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
export const main = (page: Page, text: string) => page.locator('.elementor-nav-menu--main').getByRole('link', { name: text, exact: true })
export const panel = (page: Page, text: string) =>
  page.locator('nav.elementor-nav-menu--dropdown').getByRole('link', { name: text, exact: true })
