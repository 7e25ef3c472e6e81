import type { Page } from 'playwright/test'
import { builder, mega } from './menus'

/** What a visitor does to bring a menu into a state; the states of a list follow one another. */
export interface State {
  name: string
  do?: (page: Page) => Promise<unknown>
}
export interface Kind {
  name: string
  body: string
  more?: string
  /** At 1280 px and at 390 px. */
  desktop: State[]
  phone: State[]
}
const closed: State = { name: 'closed' }
const press = (selector: string, text: string) => async (page: Page) => {
  const link = page.locator(selector).getByText(text, { exact: true })
  await link.press(' ')
}
const click = (selector: string) => (page: Page) => page.locator(selector).click()

const MAIN = '.elementor-nav-menu--main'
const PANEL = 'nav.elementor-nav-menu--dropdown'
const flyouts = [closed, { name: 'sub open', do: press(MAIN, 'Oferta') }, { name: 'sub-sub open', do: press(MAIN, 'Strony') }]
const behindToggle = [
  closed,
  { name: 'panel open', do: click('.elementor-menu-toggle') },
  { name: 'panel with sub open', do: press(PANEL, 'Oferta') },
  { name: 'panel with sub-sub open', do: press(PANEL, 'Strony') },
  { name: 'closed again', do: (page: Page) => page.keyboard.press('Escape') },
]
const vertical = builder({ layout: 'vertical' })
  .replaceAll('class="elementor-nav-menu"', 'class="elementor-nav-menu sm-vertical"')
  .replace('--main elementor-nav-menu__container', '--main elementor-nav-menu__container elementor-nav-menu--layout-vertical')
const dropdown = builder({ layout: 'dropdown' }).replace(/<nav aria-label="Menu" class="elementor-nav-menu--main[\s\S]*?<\/nav>/, '')

export const hand = (
  layout: string,
  full = '',
) => `<nav data-widget="menu" aria-label="Główne" data-settings='{"layout":"${layout}"${full}}'>
  <button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="/start/">Start</a></li>
  <li><a href="/oferta/">Oferta</a><ul><li><a href="/www/">Strony</a><ul><li><a href="/a/">Firmowe</a></li></ul></li><li><a href="/b/">Sklepy</a></li></ul></li>
  <li><a href="#cennik">Cennik</a></li></ul></nav>`
const button = (name: string) => (page: Page) => page.locator('.skerry-menu-sub').and(page.getByRole('button', { name })).click()
const handOpen = [
  { name: 'sub open', do: button('Oferta') },
  { name: 'sub-sub open', do: button('Strony') },
]
const handPanel = [
  closed,
  { name: 'panel open', do: click('[data-menu-toggle]') },
  ...handOpen.map((s) => ({ ...s, name: `panel with ${s.name}` })),
  { name: 'closed again', do: (page: Page) => page.keyboard.press('Escape') },
]

const list = `<li class="menu-item"><a href="/a/">Start</a></li><li class="menu-item menu-item-has-children"><a href="#">Rejsy</a><ul class="sub-menu">
  <li><a href="/b/">Dzienne</a></li><li class="menu-item-has-children"><a href="/c/">Nocne</a><ul class="sub-menu"><li><a href="/d/">Latarnie</a></li></ul></li></ul></li>
  <li class="menu-item"><a href="/e/">Kontakt</a></li>`
export const themeHeader = `<header id="site-header" class="site-header dynamic-header menu-dropdown-tablet"><div class="header-inner">
  <nav class="site-navigation show" aria-label="Górne"><ul class="menu">${list}</ul></nav>
  <div class="site-navigation-toggle-holder show"><div class="site-navigation-toggle" role="button" tabindex="0"><span>Menu</span></div></div>
  <nav class="site-navigation-dropdown show" aria-label="Górne, telefon"><ul class="menu">${list}</ul></nav></div></header>`
/** As the theme's own sheet: submenus of the wide menu by hover and focus, toggle and dropdown at or below 1024 px. */
export const themeCss = `
  .site-navigation .menu { display: flex } .site-header a { display: block; padding: 10px 14px; color: #024; background: #fff }
  .site-navigation-toggle { display: block; width: 80px; height: 40px }
  .site-navigation li > ul { display: none; position: absolute; min-width: 200px } .site-navigation ul ul ul { inset-inline-start: 100%; top: 0 }
  .site-navigation li:hover > ul, .site-navigation li:focus-within > ul { display: block }
  @media (min-width: 1025px) { .site-navigation-toggle-holder, .site-navigation-dropdown { display: none } }
  @media (max-width: 1024px) { .site-navigation { display: none } }`
const themed = (name: string) => (page: Page) => page.locator('.site-navigation-dropdown').getByText(name, { exact: true }).press('Enter')

const bigger = (settings: object) => {
  const { open_on = 'hover', ...rest } = settings as { open_on?: string }
  return mega(open_on).replace(
    /data-settings='[^']*'/,
    `data-settings='${JSON.stringify({ content_width: 'fit_to_content', open_on, ...rest })}'`,
  )
}
export const megaCss = `.e-n-menu { position: relative } .e-n-menu-content { position: absolute; left: var(--stretch-left, auto); width: var(--stretch-width, auto); background: #fff }
  .e-n-menu a { display: inline-block; padding: 8px } .e-n-menu-toggle, .e-n-menu-dropdown-icon { min-width: 40px; min-height: 32px } .e-n-menu-title { display: flex; padding: 2px }`
const hovered = [
  closed,
  { name: 'content open by hover', do: (page: Page) => page.getByRole('link', { name: 'Jeden' }).hover() },
  { name: 'another open by key', do: (page: Page) => page.locator('[aria-controls=c2]').press('Enter') },
]
const clicked = [
  closed,
  { name: 'content open by click', do: click('[aria-controls=c1]') },
  { name: 'another open', do: click('[aria-controls=c2]') },
]
const burger = [
  closed,
  { name: 'burger open', do: click('.e-n-menu-toggle') },
  { name: 'burger open, content open', do: click('[aria-controls=c1]') },
  { name: 'content closed again', do: (page: Page) => page.keyboard.press('Escape') },
]
const asList = `.e-n-menu-toggle { display: block } .e-n-menu-heading { display: contents } .e-n-menu-toggle:not([aria-expanded="true"]) + .e-n-menu-wrapper { display: none }`

/** Every kind of menu there is, with every state it has. */
export const kinds: Kind[] = [
  { name: 'builder, horizontal', body: builder(), desktop: flyouts, phone: behindToggle },
  { name: 'builder, horizontal, full width', body: builder({ full_width: 'stretch' }), desktop: flyouts, phone: behindToggle },
  {
    name: 'builder, vertical',
    body: vertical,
    more: '.elementor-nav-menu--main > ul { display: block } .elementor-nav-menu--main { width: 200px } .elementor-nav-menu--main > ul > li > ul { top: auto !important }',
    desktop: flyouts,
    phone: behindToggle,
  },
  {
    name: 'builder, dropdown',
    body: dropdown,
    more: '.elementor-menu-toggle, nav.elementor-nav-menu--dropdown { display: block }',
    desktop: behindToggle,
    phone: behindToggle,
  },
  { name: 'by hand, horizontal', body: hand('horizontal'), desktop: [closed, ...handOpen], phone: handPanel },
  { name: 'by hand, vertical', body: hand('vertical'), desktop: [closed, ...handOpen], phone: handPanel },
  { name: 'by hand, dropdown', body: hand('dropdown'), desktop: handPanel, phone: handPanel },
  {
    name: 'by hand, always in sight',
    body: hand('vertical', ',"dropdown":"none"'),
    desktop: [closed, ...handOpen],
    phone: [closed, ...handOpen],
  },
  ...['left', 'center', 'right'].map((content_horizontal_position) => ({
    name: `mega, hover, ${content_horizontal_position}`,
    body: bigger({ content_horizontal_position }),
    more: megaCss,
    desktop: hovered,
    phone: burger,
  })),
  { name: 'mega, hover, full width', body: bigger({ content_width: 'full_width' }), more: megaCss, desktop: hovered, phone: burger },
  { name: 'mega, click', body: bigger({ open_on: 'click' }), more: megaCss, desktop: clicked, phone: burger },
  {
    name: 'mega, click, full width',
    body: bigger({ open_on: 'click', content_width: 'full_width' }),
    more: megaCss,
    desktop: clicked,
    phone: burger,
  },
  { name: 'mega, dropdown', body: bigger({ item_layout: 'dropdown' }), more: megaCss + asList, desktop: burger, phone: burger },
  {
    name: 'theme header',
    body: themeHeader,
    more: themeCss,
    desktop: [
      closed,
      { name: 'sub shown by hover', do: (page) => page.locator('.site-navigation').getByText('Rejsy').hover() },
      { name: 'sub-sub shown by hover', do: (page) => page.locator('.site-navigation').getByText('Nocne').hover() },
      { name: 'dismissed', do: (page) => page.keyboard.press('Escape') },
      { name: 'sub shown by focus', do: (page) => page.locator('.site-navigation').getByText('Rejsy').focus() },
    ],
    phone: [
      closed,
      { name: 'open', do: click('.site-navigation-toggle') },
      { name: 'open with sub', do: themed('Rejsy') },
      { name: 'closed again', do: (page) => page.keyboard.press('Escape') },
    ],
  },
]
