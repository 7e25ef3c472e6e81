import { existsSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { serve } from '../../../demo/server/serve'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { inShared } from '../shared-folder'
import { rememberServedMarkup, scanAgain, unmountDifference } from '../unmount'
import { closed, link, OPEN, opened, reach, type State } from './menu-kinds'
import { allMenusMounted, animationsEnd } from './menu-pages'

const key = (box: string, text: string, name = ' ') => {
  const at = `${box} a:text-is("${text}")`
  return { name: `${text} open`, do: (page: Page) => page.locator(at).filter({ visible: true }).first().press(name) }
}
const [MAIN, PANEL, TOGGLE] = ['.elementor-nav-menu--main', 'nav.elementor-nav-menu--dropdown', '.elementor-menu-toggle'] as const
const [WIDE, THEME, THEME_TOGGLE, SIDE] = ['.site-navigation', '.site-navigation-dropdown', '.site-navigation-toggle', '.contents'] as const
const icon = (n: number) => `#e-n-menu-dropdown-icon-731${n}`
const content = (n: number) => `#e-n-menu-content-731${n}`
const hand = (name: string, ...seen: string[]): State => ({
  name: `${name} open`,
  do: (page) => page.getByRole('button', { name, exact: true }).press('Enter'),
  seen: [opened(`[aria-label="${name}"]`), ...seen.map((text) => link('[data-menu-list]', text))],
})
const byHand: State[] = [hand('Trips', 'By day'), hand('By night', 'By day', 'The lighthouse trail'), hand('Guide', 'Weather')]
/** Menus of the demo, in both vocabularies. */
const pages: { url: string; wide: State[]; phone: State[] }[] = [
  {
    url: '/port/',
    wide: [
      closed,
      { name: 'theme sub shown', do: (page) => page.locator(WIDE).getByText('Rejsy').focus(), seen: [link(WIDE, 'Do latarni')] },
      { name: 'mega content open', do: (page) => page.locator(icon(1)).press('Enter'), seen: [opened(icon(1)), content(1)] },
      { name: 'another', do: (page) => page.locator(icon(2)).press('Enter'), seen: [opened(icon(2)), content(2)], unseen: [content(1)] },
      { ...key(SIDE, 'Rejsy'), seen: [opened('a'), link(SIDE, 'Latarnia')] },
    ],
    phone: [
      closed,
      { name: 'theme open', do: (page) => page.locator(THEME_TOGGLE).click(), seen: [opened(THEME_TOGGLE), link(THEME, 'Rejsy')] },
      { ...key(THEME, 'Rejsy', 'Enter'), seen: [opened('a'), link(THEME, 'Do latarni')], unseen: [link(THEME, 'Z przewodnikiem')] },
      { ...key(THEME, 'Do latarni', 'Enter'), seen: [link(THEME, 'Do latarni'), link(THEME, 'Z przewodnikiem')] },
      { name: 'burger open', do: (page) => page.locator('.e-n-menu-toggle').press('Enter'), seen: [opened('button'), icon(1)] },
      { name: 'burger and content open', do: (page) => page.locator(icon(1)).press('Enter'), seen: [opened(icon(1)), content(1)] },
    ],
  },
  {
    url: '/pages/menu.html',
    wide: [closed, ...byHand],
    phone: [
      closed,
      { name: 'panel open', do: (page) => page.locator('[data-menu-toggle]').click(), seen: [opened('[data-menu-toggle]')] },
      ...byHand,
    ],
  },
  {
    url: '/landing/',
    wide: [
      closed,
      { ...key(MAIN, 'Poradnik'), seen: [opened('a'), link(MAIN, 'Dokumenty')], unseen: [link(MAIN, 'Faktura')] },
      { ...key(MAIN, 'Dokumenty'), seen: [link(MAIN, 'Dokumenty'), link(MAIN, 'Faktura')] },
    ],
    phone: [
      closed,
      {
        name: 'panel open',
        do: (page) => page.locator(TOGGLE).click(),
        seen: [opened(TOGGLE), link(PANEL, 'Opinie')],
        unseen: [link(PANEL, 'Faktura')],
      },
      { ...key(PANEL, 'Poradnik'), seen: [opened('a'), link(PANEL, 'Dokumenty')], unseen: [link(PANEL, 'Faktura')] },
      { ...key(PANEL, 'Dokumenty'), seen: [link(PANEL, 'Dokumenty'), link(PANEL, 'Faktura')] },
      { name: 'closed again', do: (page) => page.keyboard.press('Escape'), seen: [TOGGLE], unseen: [OPEN, link(PANEL, 'Opinie')] },
    ],
  },
]
const MENUS = '[data-widget_type^="nav-menu."],[data-widget_type^="mega-menu."],[data-widget=menu]'
const names = (states: State[]) => states.map((s) => s.name).join(' · ')
test.describe('axe on pages of the demo', () => {
  for (const { url, wide, phone } of pages)
    test(`${url} at 1280: ${names(wide)}; again at 390: ${names(phone)}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await rememberServedMarkup(page)
      for (const [width, states] of [
        [1280, wide],
        [390, phone],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        if (states === wide) await page.goto(url)
        else {
          expect(await unmountDifference(page)).toBe('')
          await page.evaluate(() => (document.activeElement as HTMLElement).blur())
          await scanAgain(page)
        }
        await allMenusMounted(page)
        const found: Record<string, string[]> = {}
        for (const state of states) {
          await reach(page, state)
          await animationsEnd(page)
          // The whole page once; then only what a press changes, a menu.
          found[state.name] = await axe(page, state === states[0] ? 'html' : MENUS)
        }
        expect(found, `${width}`).toEqual(Object.fromEntries(states.map((s) => [s.name, []])))
      }
    })
})

/**
 * Menus of saved pages. `landmark-unique` is the pages' own fault: they serve several navigations without a name, and no script can invent
 * one. Target sizes come from the site's stylesheet, which is not saved. Everything else is checked.
 */
const SERVED = ['landmark-unique', 'target-size']
const fixture = (name: string) => inShared('fixtures', `${name}.html`)
test.describe('axe on menus of saved pages', () => {
  test.skip(!existsSync(fixture('kitchen-sink')), 'no saved pages')
  for (const name of ['kitchen-sink', 'pl-landing'])
    test(`${name} at 1280 and 390`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const site = await serve({ page: fixture(name), css: [inShared('oracle/layout.css')] })
      await page.setViewportSize({ width: 1280, height: 900 })
      // A popup that opens by itself makes the rest of the page inert, menus included.
      await page.addInitScript(() => document.addEventListener('skerry:popup:show', (event) => event.preventDefault(), true))
      await page.goto(site.url, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => 'Skerry' in window)
      const menus = `${MENUS},.site-header`
      // Axe would take minutes for hundreds of other widgets.
      await page.evaluate((menus) => {
        for (const el of document.querySelectorAll('[data-element_type="widget"]'))
          if (!el.querySelector(menus) && !el.closest(menus)) el.remove()
      }, menus)
      await allMenusMounted(page)
      const openers = page.locator(
        '.elementor-menu-toggle, .site-navigation-toggle, .e-n-menu-toggle, .e-n-menu-dropdown-icon, .has-submenu',
      )
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(() => (document.activeElement as HTMLElement).blur())
        await expect(page.locator(`:is(${menus}) [aria-expanded="true"]`).filter({ visible: true }), `${width}`).toHaveCount(0)
        const found: Record<string, string[]> = { closed: await axe(page, menus, SERVED) }
        let reached = 0
        for (const one of await openers.all()) {
          if (!(await one.isVisible())) continue
          await one.press((await one.getAttribute('class'))?.includes('has-submenu') ? ' ' : 'Enter')
          await animationsEnd(page)
          if ((await one.getAttribute('aria-expanded')) === 'true') reached++
        }
        // What each kind looks like step by step: accessibility.spec.ts.
        found['as the walk leaves them'] = await axe(page, menus, SERVED)
        expect(reached, `${width}`).toBeGreaterThan(2)
        expect(found, `${width}`).toEqual({ closed: [], 'as the walk leaves them': [] })
      }
      await site.close()
    })
})
