import type { Page } from 'playwright/test'
import { expect } from '../harness'
import { builder, mega } from './menu-pages'

/** How a visitor brings a menu into a state, and what shows that it got there. States of a list follow one another. */
export type State = { name: string; do?: (page: Page) => Promise<unknown> } & Signs
/** What is visible and reachable in a state, or what is not, or both. */
type Signs = { seen: string[]; unseen?: string[] } | { seen?: string[]; unseen: string[] }
/** Brings a menu into a state, and checks that it got there. */
export async function reach(page: Page, { name, do: act, seen = [], unseen = [] }: State) {
  await act?.(page)
  for (const selector of seen) await expect(page.locator(selector).filter({ visible: true }).first(), `${name}: ${selector}`).toBeVisible()
  for (const selector of unseen) await expect(page.locator(selector).filter({ visible: true }), `${name}: no ${selector}`).toHaveCount(0)
}
export interface Kind {
  name: string
  body: string
  more?: string
  /** At 1280 px and at 390 px. */
  desktop: State[]
  phone: State[]
}
/** A reachable link that begins with this text. */
export const link = (box: string, text: string) => `${box} a:not([inert] a):text-matches("^${text}")`
/** What says that it is open. */
export const opened = (selector: string) => `${selector}[aria-expanded="true"]`
export const OPEN = '[aria-expanded="true"]'
export const closed: State = { name: 'closed', unseen: [OPEN] }
const press = (selector: string, text: string) => async (page: Page) => {
  const link = page.locator(selector).getByText(text, { exact: true })
  await link.press(' ')
}
const click = (selector: string) => (page: Page) => page.locator(selector).click()

const MAIN = '.elementor-nav-menu--main'
const PANEL = 'nav.elementor-nav-menu--dropdown'
const flyouts: State[] = [
  { ...closed, seen: [link(MAIN, 'Oferta')], unseen: [OPEN, link(MAIN, 'Strony')] },
  { name: 'sub open', do: press(MAIN, 'Oferta'), seen: [opened('a'), link(MAIN, 'Strony')], unseen: [link(MAIN, 'Firmowe')] },
  { name: 'sub-sub open', do: press(MAIN, 'Strony'), seen: [link(MAIN, 'Strony'), link(MAIN, 'Firmowe')] },
]
const behindToggle: State[] = [
  { ...closed, seen: ['.elementor-menu-toggle'], unseen: [OPEN, link(PANEL, 'Start')] },
  {
    name: 'panel open',
    do: click('.elementor-menu-toggle'),
    seen: [opened('.elementor-menu-toggle'), link(PANEL, 'Start')],
    unseen: [opened('a'), link(PANEL, 'Strony')],
  },
  { name: 'panel with sub open', do: press(PANEL, 'Oferta'), seen: [opened('a'), link(PANEL, 'Strony')], unseen: [link(PANEL, 'Firmowe')] },
  { name: 'panel with sub-sub open', do: press(PANEL, 'Strony'), seen: [link(PANEL, 'Strony'), link(PANEL, 'Firmowe')] },
  { name: 'closed again', do: (page) => page.keyboard.press('Escape'), unseen: [OPEN, link(PANEL, 'Start')] },
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
  <li><a href="/offer/">Oferta</a><ul><li><a href="/www/">Strony</a><ul><li><a href="/a/">Firmowe</a></li></ul></li><li><a href="/b/">Sklepy</a></li></ul></li>
  <li><a href="#prices">Cennik</a></li></ul></nav>`
const button = (name: string) => (page: Page) => page.locator('.skerry-menu-sub').and(page.getByRole('button', { name })).click()
const LIST = '[data-menu-list]'
const handOpen: State[] = [
  { name: 'sub open', do: button('Oferta'), seen: [opened('.skerry-menu-sub'), link(LIST, 'Strony')], unseen: [link(LIST, 'Firmowe')] },
  { name: 'sub-sub open', do: button('Strony'), seen: [link(LIST, 'Strony'), link(LIST, 'Firmowe')] },
]
const handShown: State[] = [{ ...closed, seen: [link(LIST, 'Start')], unseen: [OPEN, link(LIST, 'Strony')] }, ...handOpen]
const handPanel: State[] = [
  { ...closed, seen: ['[data-menu-toggle]'], unseen: [OPEN, link(LIST, 'Start')] },
  { name: 'panel open', do: click('[data-menu-toggle]'), seen: [opened('button'), link(LIST, 'Start')], unseen: [link(LIST, 'Strony')] },
  ...handOpen.map((s) => ({ ...s, name: `panel with ${s.name}` })),
  { name: 'closed again', do: (page) => page.keyboard.press('Escape'), unseen: [OPEN, link(LIST, 'Start')] },
]

const list = `<li class="menu-item"><a href="/a/">Start</a></li><li class="menu-item menu-item-has-children"><a href="#">Rejsy</a><ul class="sub-menu">
  <li><a href="/b/">Dzienne</a></li><li class="menu-item-has-children"><a href="/c/">Nocne</a><ul class="sub-menu"><li><a href="/d/">Latarnie</a></li></ul></li></ul></li>
  <li class="menu-item"><a href="/e/">Kontakt</a></li>`
export const themeHeader = `<header id="site-header" class="site-header dynamic-header menu-dropdown-tablet"><div class="header-inner">
  <nav class="site-navigation show" aria-label="Górne"><ul class="menu">${list}</ul></nav>
  <div class="site-navigation-toggle-holder show"><div class="site-navigation-toggle" role="button" tabindex="0"><span>Menu</span></div></div>
  <nav class="site-navigation-dropdown show" aria-label="Górne, telefon"><ul class="menu">${list}</ul></nav></div></header>`
/** Like the theme's own stylesheet: the wide menu's submenus by hover and focus, toggle and dropdown at or below 1024 px. */
export const themeCss = `
  .site-navigation .menu { display: flex }
  .site-navigation-toggle { display: block; width: 80px; height: 40px }
  .site-navigation li > ul { display: none; position: absolute; min-width: 200px } .site-navigation ul ul ul { inset-inline-start: 100%; top: 0 }
  .site-navigation li:hover > ul, .site-navigation li:focus-within > ul { display: block }
  @media (min-width: 1025px) { .site-navigation-toggle-holder, .site-navigation-dropdown { display: none } }
  @media (max-width: 1024px) { .site-navigation { display: none } }`
const [WIDE, NARROW, THEME_TOGGLE] = ['.site-navigation', '.site-navigation-dropdown', '.site-navigation-toggle'] as const
const over = (name: string) => (page: Page) => page.locator(WIDE).getByText(name).hover()
const themed = (name: string) => (page: Page) => page.locator('.site-navigation-dropdown').getByText(name, { exact: true }).press('Enter')

const bigger = (settings: object) => {
  const { open_on = 'hover', ...rest } = settings as { open_on?: string }
  return mega(open_on).replace(
    /data-settings='[^']*'/,
    `data-settings='${JSON.stringify({ content_width: 'fit_to_content', open_on, ...rest })}'`,
  )
}
export const megaCss = `.e-n-menu { position: relative } .e-n-menu-content { position: absolute; left: var(--stretch-left, auto); width: var(--stretch-width, auto); background: #fff }`
const shut: State = { ...closed, seen: ['[aria-controls=c1]'], unseen: [OPEN, '#c1', '#c2'] }
const first = { seen: [opened('[aria-controls=c1]'), '#c1'], unseen: ['#c2'] }
const second = { seen: [opened('[aria-controls=c2]'), '#c2'], unseen: ['#c1'] }
const hovered: State[] = [
  shut,
  { name: 'content open by hover', do: (page) => page.getByRole('link', { name: 'Jeden' }).hover(), ...first },
  { name: 'another open by key', do: (page) => page.locator('[aria-controls=c2]').press('Enter'), ...second },
]
const clicked: State[] = [
  shut,
  { name: 'content open by click', do: click('[aria-controls=c1]'), ...first },
  { name: 'another open', do: click('[aria-controls=c2]'), ...second },
]
const pulled = [opened('.e-n-menu-toggle'), '[aria-controls=c1]']
const burger: State[] = [
  { ...closed, seen: ['.e-n-menu-toggle'], unseen: [OPEN, '[aria-controls=c1]'] },
  { name: 'burger open', do: click('.e-n-menu-toggle'), seen: pulled, unseen: ['#c1', '#c2'] },
  { name: 'burger open, content open', do: click('[aria-controls=c1]'), seen: [...pulled, ...first.seen], unseen: ['#c2'] },
  { name: 'content closed again', do: (page) => page.keyboard.press('Escape'), seen: pulled, unseen: ['#c1'] },
  { name: 'burger closed again', do: (page) => page.keyboard.press('Escape'), unseen: [OPEN, '[aria-controls=c1]'] },
]
const asList = `.e-n-menu-toggle { display: block } .e-n-menu-heading { display: contents } .e-n-menu-toggle:not([aria-expanded="true"]) + .e-n-menu-wrapper { display: none }`

/** Every kind of menu, with all its states. */
export const kinds: Kind[] = [
  { name: 'builder, horizontal', body: builder(), desktop: flyouts, phone: behindToggle },
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
  { name: 'by hand, horizontal', body: hand('horizontal'), desktop: handShown, phone: handPanel },
  { name: 'by hand, vertical', body: hand('vertical'), desktop: handShown, phone: handPanel },
  { name: 'by hand, dropdown', body: hand('dropdown'), desktop: handPanel, phone: handPanel },
  {
    name: 'by hand, always visible',
    body: hand('vertical', ',"dropdown":"none"'),
    desktop: handShown,
    phone: handShown,
  },
  { name: 'mega, hover', body: bigger({ content_horizontal_position: 'center' }), more: megaCss, desktop: hovered, phone: burger },
  { name: 'mega, hover, full width', body: bigger({ content_width: 'full_width' }), more: megaCss, desktop: hovered, phone: burger },
  { name: 'mega, click', body: bigger({ open_on: 'click' }), more: megaCss, desktop: clicked, phone: burger },
  { name: 'mega, dropdown', body: bigger({ item_layout: 'dropdown' }), more: megaCss + asList, desktop: burger, phone: burger },
  {
    name: 'theme header',
    // A real address is also followed.
    body: themeHeader.replaceAll('"/c/"', '"#"'),
    more: themeCss,
    desktop: [
      { ...closed, seen: [link(WIDE, 'Rejsy')], unseen: [link(WIDE, 'Dzienne')] },
      { name: 'sub shown by hover', do: over('Rejsy'), seen: [link(WIDE, 'Dzienne')] },
      { name: 'sub-sub shown by hover', do: over('Nocne'), seen: [link(WIDE, 'Dzienne'), link(WIDE, 'Latarnie')] },
      { name: 'dismissed', do: (page) => page.keyboard.press('Escape'), seen: [link(WIDE, 'Rejsy')], unseen: [link(WIDE, 'Dzienne')] },
      { name: 'sub shown by focus', do: (page) => page.locator(WIDE).getByText('Rejsy').focus(), seen: [link(WIDE, 'Dzienne')] },
    ],
    phone: [
      { ...closed, seen: [THEME_TOGGLE], unseen: [OPEN, link(NARROW, 'Rejsy')] },
      { name: 'open', do: click(THEME_TOGGLE), seen: [opened(THEME_TOGGLE), link(NARROW, 'Rejsy')], unseen: [link(NARROW, 'Dzienne')] },
      { name: 'open with sub', do: themed('Rejsy'), seen: [opened('a'), link(NARROW, 'Dzienne')], unseen: [link(NARROW, 'Latarnie')] },
      { name: 'open with sub and sub-sub', do: themed('Nocne'), seen: [link(NARROW, 'Dzienne'), link(NARROW, 'Latarnie')] },
      { name: 'sub-sub closed again', do: themed('Nocne'), seen: [link(NARROW, 'Dzienne')], unseen: [link(NARROW, 'Latarnie')] },
      { name: 'closed again', do: (page) => page.keyboard.press('Escape'), unseen: [OPEN, link(NARROW, 'Rejsy')] },
    ],
  },
]
