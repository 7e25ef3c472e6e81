import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'
import { hand } from './menu-kinds'
import { mega, openPage } from './menu-pages'

/** Markup and settings that cannot work as they stand: one line each on the console, and nothing else breaks. */
const mistakes: { name: string; body: string; say: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'a list without data-menu-list: submenus still work',
    body: hand('horizontal').replace(' data-menu-list', ''),
    say: 'Skerry · nav: expected a list with data-menu-list in it, got none',
    act: async (page) => {
      await page.locator('.skerry-menu-sub').first().click()
      await expect(page.locator('.skerry-menu-sub').first()).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByRole('link', { name: 'Sklepy' })).toBeVisible()
    },
  },
  {
    name: 'a list without data-menu-list and without submenus',
    body: '<nav data-widget="menu" aria-label="Menu"><button type="button" data-menu-toggle>Menu</button><ul><li><a href="/a">A</a></li></ul></nav>',
    say: 'Skerry · nav: expected a list with data-menu-list in it, got none',
    act: (page) => expect(page.getByRole('link', { name: 'A' })).toBeVisible(),
  },
  {
    name: 'a toggle that is not a button, with nothing to open',
    body: '<nav data-widget="menu" aria-label="Menu"><div data-menu-toggle>Menu</div><ul data-menu-list><li><a href="/a">A</a></li></ul></nav>',
    say: 'Skerry · nav: data-menu-toggle: expected a button, got div',
    act: (page) => expect(page.getByRole('link', { name: 'A' })).toBeAttached(),
  },
  {
    name: 'a toggle that is not a button',
    body: hand('dropdown').replace(/<button type="button" data-menu-toggle>Menu<\/button>/, '<div data-menu-toggle>Menu</div>'),
    say: 'Skerry · nav: data-menu-toggle: expected a button, got div',
    act: async (page) => {
      await page.locator('[data-menu-toggle]').click()
      await expect(page.getByRole('link', { name: 'Start' })).toBeVisible()
    },
  },
  {
    name: 'a mega menu with an unknown device: no burger',
    body: mega('click').replace('"open_on"', '"breakpoint_selector":"tabelt","open_on"'),
    say: 'Skerry · div[n1]: breakpoint_selector: expected choice (mobile, mobile_extra, tablet',
    act: async (page) => {
      await page.locator('[aria-controls=c1]').click()
      await expect(page.locator('#c1')).toBeVisible()
    },
  },
]
for (const { name, body, say, act } of mistakes)
  test(`${name}: reported once`, async ({ page, problems }) => {
    await openPage(page, body)
    await act(page)
    await expect.poll(() => problems().length).toBe(1)
    expect(problems()[0]).toContain(say)
    expect(await unmountDifference(page)).toBe('')
  })
