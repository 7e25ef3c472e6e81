import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { scrollTo } from '../own-page'
import { unmountDifference } from '../unmount'
import { builder, main, mega, openPage } from './menu-pages'

const CSS =
  'body { margin: 0 } main { position: absolute; top: 0; margin: 0; height: 6000px } .elementor-element { position: fixed; z-index: 1 } #part { position: absolute; top: 1554px; height: 300px } #anchor-spot { position: absolute; top: 3000px; height: 0 }'
const PLACES = '<section id="part">s</section><div class="elementor-menu-anchor" id="anchor-spot"></div>'
const current = (page: Page, text: string) =>
  main(page, text).evaluate((el) => [el.getAttribute('aria-current'), el.classList.contains('elementor-item-active')])
const [ON, OFF] = [
  ['location', true],
  [null, false],
]

test.use({ viewport: { width: 1280, height: 813 } })

test('a link is marked while the middle of the window is inside its section, both ways (vector 7)', async ({ page, problems }) => {
  await openPage(page, builder().replaceAll('#prices', '#part') + PLACES, true, { more: CSS })
  for (const [y, is] of [
    [1146, false],
    [1147, true],
    [1446, true],
    [1447, false],
    [1500, false],
    [1446, true],
    [1147, true],
    [1146, false],
    [0, false],
    [1300, true],
  ] as const) {
    await scrollTo(page, y)
    expect([y, await current(page, 'Cennik')]).toEqual([y, is ? ON : OFF])
  }
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a menu anchor, which has no height, marks its link for 300 px', async ({ page }) => {
  await openPage(page, builder().replaceAll('#prices', '#anchor-spot') + PLACES, true, { more: CSS })
  for (const [y, is] of [
    [2592, false],
    [2593, true],
    [3299, true],
    [3300, false],
  ] as const) {
    await scrollTo(page, y)
    expect([y, await current(page, 'Cennik')]).toEqual([y, is ? ON : OFF])
  }
})

test('a link that opens a popup or leads nowhere is never marked', async ({ page, problems }) => {
  const links =
    '<li><a class="elementor-item elementor-item-anchor" href="#elementor-action%3Aaction%3Dnone">Okno</a></li><li><a class="elementor-item elementor-item-anchor" href="#">Nic</a></li><li><a class="elementor-item elementor-item-anchor" href="#:not(">Dziw</a></li>'
  await openPage(
    page,
    builder().replaceAll('#prices', '#part').replace('<ul class="elementor-nav-menu">', `<ul class="elementor-nav-menu">${links}`) + PLACES,
    true,
    { more: CSS },
  )
  await scrollTo(page, 1300)
  expect(await current(page, 'Cennik')).toEqual(ON)
  for (const name of ['Okno', 'Nic', 'Dziw', 'Blog']) expect(await current(page, name)).toEqual(OFF)
  expect(problems()).toEqual([])
})

test('a mega menu marks only the title of the section in view, and does not announce a link to a section as the current page', async ({
  page,
  problems,
}) => {
  const body = mega('click').replace(
    '<li class="e-n-menu-title"><div class="e-n-menu-title-container"><a class="e-focus" href="/3/"',
    '<li class="e-n-menu-title e-anchor"><div class="e-n-menu-title-container" aria-current="page"><a class="e-focus" href="#part"',
  )
  await openPage(page, body + PLACES, true, { more: CSS })
  const title = page.locator('.e-anchor')
  const link = page.getByRole('link', { name: 'Trzy' })
  await expect(page.locator('.e-anchor [aria-current]')).toHaveCount(0)
  for (const expanded of ['true', 'false']) {
    await page.locator('[aria-controls=c1]').press('Enter')
    await expect(page.locator('[aria-controls=c1]')).toHaveAttribute('aria-expanded', expanded)
    await expect(page.locator('.e-anchor [aria-current]')).toHaveCount(0)
  }
  await scrollTo(page, 1300)
  await expect(link).toHaveAttribute('aria-current', 'location')
  await expect(title).toHaveClass(/e-current/)
  await expect(page.locator('.e-current')).toHaveCount(1)
  await scrollTo(page, 2000)
  await expect(link).not.toHaveAttribute('aria-current')
  await expect(title).not.toHaveClass(/e-current/)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
