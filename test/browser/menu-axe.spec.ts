import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { serve } from '../../scripts/serve.mjs'
import { expect, test } from './harness'
import { kinds, type State } from './menu-kinds'
import { axe, open } from './menus'
import { keepServed, unmountDifference } from './served'

/** Until what moves has come to rest: half-way, colours and sizes are nobody's. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 50))
    await Promise.all(
      document
        .getAnimations()
        .filter((a) => a.effect?.getTiming().iterations !== Infinity && a.timeline === document.timeline)
        .map((a) => a.finished.catch(() => {})),
    )
  })

for (const { name, body, more, ...devices } of kinds)
  for (const [device, width] of [
    ['desktop', 1280],
    ['phone', 390],
  ] as const)
    for (const dir of ['ltr', 'rtl'])
      test(`axe: ${name}, ${device}, ${dir}: ${devices[device].map((s) => s.name).join(' · ')}`, async ({ page, problems }) => {
        await page.setViewportSize({ width, height: 800 })
        await open(page, body, false, { more, html: `dir="${dir}"` })
        const found: Record<string, string[]> = {}
        for (const state of devices[device]) {
          await state.do?.(page)
          await rest(page)
          found[state.name] = await axe(page)
        }
        expect(found).toEqual(Object.fromEntries(devices[device].map((s) => [s.name, []])))
        expect(await unmountDifference(page)).toBe('')
        expect(problems()).toEqual([])
      })

const go = (text: string, box: string, key = ' ') => ({
  name: `${text} open`,
  do: (page: Page) => page.locator(box).getByText(text, { exact: true }).first().press(key),
})
const closed: State = { name: 'closed' }
const THEME = '.site-navigation-dropdown'
/** Menus of the demo and of saved pages, in both vocabularies. */
const pages: { url: string; width: number; states: State[] }[] = [
  {
    url: '/port/',
    width: 1280,
    states: [
      closed,
      { name: 'theme sub shown', do: (page) => page.locator('.site-navigation').getByText('Rejsy').focus() },
      { name: 'mega content open', do: (page) => page.locator('#e-n-menu-dropdown-icon-7311').press('Enter') },
      { name: 'another mega content open', do: (page) => page.locator('#e-n-menu-dropdown-icon-7312').press('Enter') },
      go('Rejsy', '.spis'),
    ],
  },
  {
    url: '/port/',
    width: 390,
    states: [
      closed,
      { name: 'theme open', do: (page) => page.locator('.site-navigation-toggle').click() },
      go('Rejsy', THEME, 'Enter'),
      go('Do latarni', THEME, 'Enter'),
      { name: 'burger open', do: (page) => page.locator('.e-n-menu-toggle').press('Enter') },
      { name: 'burger open, content open', do: (page) => page.locator('#e-n-menu-dropdown-icon-7311').press('Enter') },
    ],
  },
  ...[1280, 390].map((width) => ({
    url: '/pages/menu.html',
    width,
    states: [
      closed,
      ...(width < 1000 ? [{ name: 'panel open', do: (page: Page) => page.locator('[data-menu-toggle]').click() }] : []),
      ...['Rejsy', 'Nocne', 'Poradnik'].map((name) => ({
        name: `${name} open`,
        do: (page: Page) => page.getByRole('button', { name, exact: true }).press('Enter'),
      })),
    ],
  })),
  ...[1280, 390].map((width) => ({
    url: '/landing/',
    width,
    states:
      width < 1000
        ? [closed, { name: 'panel open', do: (page: Page) => page.locator('.elementor-menu-toggle').click() }]
        : [closed, { name: 'sub open', do: (page: Page) => page.locator('.elementor-nav-menu--main .has-submenu').first().press(' ') }],
  })),
]
test.describe('axe on pages of the demo', () => {
  for (const { url, width, states } of pages)
    test(`${url} at ${width}: ${states.map((s) => s.name).join(' · ')}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(url)
      await page.waitForLoadState('networkidle')
      const found: Record<string, string[]> = {}
      for (const state of states) {
        await state.do?.(page)
        await rest(page)
        found[state.name] = await axe(page)
      }
      expect(found).toEqual(Object.fromEntries(states.map((s) => [s.name, []])))
    })
})

/**
 * Menus of saved pages. `landmark-unique` is theirs: they serve several navigations without a name, which no script can invent.
 * Everything else is looked at.
 */
const SERVED = ['landmark-unique']
const shared = path.resolve(import.meta.dirname, '../../../shared')
const fixture = (name: string) => path.join(shared, 'fixtures', `${name}.html`)
test.describe('axe on menus of saved pages', () => {
  test.skip(!existsSync(fixture('kitchen-sink')), 'skipped: ../shared is not here')
  for (const name of ['kitchen-sink', 'pl-landing'])
    for (const width of [1280, 390])
      test(`${name} at ${width}`, async ({ page }) => {
        test.slow()
        const site = await serve({ page: fixture(name), css: [path.join(shared, 'oracle/layout.css')] })
        await page.setViewportSize({ width, height: 900 })
        await keepServed(page)
        await page.goto(site.url, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(() => 'Skerry' in window)
        await page.waitForTimeout(500)
        const menus = '[data-widget_type^="nav-menu."],[data-widget_type^="mega-menu."],.site-header'
        // Hundreds of widgets that are no menus take axe minutes to look at.
        await page.evaluate((menus) => {
          for (const el of document.querySelectorAll('[data-element_type="widget"]'))
            if (!el.querySelector(menus) && !el.closest(menus)) el.remove()
        }, menus)
        const found: Record<string, string[]> = { closed: await axe(page, menus, SERVED) }
        const openers = page.locator(
          '.elementor-menu-toggle, .site-navigation-toggle, .e-n-menu-toggle, .e-n-menu-dropdown-icon, .has-submenu',
        )
        let opened = 0
        for (let i = 0; i < (await openers.count()); i++) {
          const one = openers.nth(i)
          if (!(await one.isVisible())) continue
          await one.press((await one.getAttribute('class'))?.includes('has-submenu') ? ' ' : 'Enter')
          // A sample: there are dozens, and all kinds of them stand in the table above.
          if (++opened % 5 !== 1) continue
          await rest(page)
          found[`opener ${i}`] = await axe(page, menus, SERVED)
        }
        await site.close()
        expect(Object.keys(found).length).toBeGreaterThan(2)
        expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, []])))
      })
})
