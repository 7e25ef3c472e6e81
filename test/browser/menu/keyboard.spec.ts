import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { mega, openPage, pressKeys } from './menu-pages'

/** The keyboard through every menu of the demo's port, which is in the builder's vocabulary. */
const started = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await rememberServedMarkup(page)
  await page.goto('/port/')
  await page.waitForLoadState('networkidle')
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { Skerry: { islands: () => { state: string; widget: { name: string } }[] } }).Skerry.islands()
          .filter((i) => /menu|navigation/.test(i.widget.name) && i.state !== 'off')
          .map((i) => `${i.widget.name} ${i.state}`)
          .sort(),
      ),
    )
    .toEqual(['mega-menu mounted', 'menu mounted', 'menu mounted', 'theme-navigation mounted'])
}
const link = (page: Page, box: string, text: string) => page.locator(box).getByText(text, { exact: true })

test('/port/ on a wide window: theme header, mega menu, vertical menu', async ({ page, problems }) => {
  await started(page)
  await page.locator('.site-branding a').focus()
  expect(await pressKeys(page, ...Array(9).fill('Tab'))).toEqual([
    'Rejsy',
    'Na zachód słońca',
    'Do latarni',
    'Z przewodnikiem',
    'Bez przewodnika',
    'Rozkład',
    'Galeria',
    'Rogatka',
    'Statki',
  ])
  const icon = 'Zamknij StatkiOtwórz Statki'
  const second = icon.replaceAll('Statki', 'Wyspy')
  expect(await pressKeys(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Home', 'End', 'ArrowLeft', 'ArrowLeft')).toEqual([
    icon,
    'Wyspy',
    second,
    'Pogoda',
    second,
    'Statki',
    'Pogoda',
    second,
    'Wyspy',
  ])
  await page.locator('#e-n-menu-dropdown-icon-7312').focus()
  expect(await pressKeys(page, 'Enter', 'ArrowDown', 'Tab', 'Tab')).toEqual([
    second,
    'Skała WielkaLatarnia z 1871 roku',
    'Skała MałaFoki od maja do września',
    'Pogoda',
  ])
  await expect(page.locator('#e-n-menu-content-7312')).toBeHidden()
  await page.locator('#e-n-menu-dropdown-icon-7311').press(' ')
  expect(await pressKeys(page, 'Tab', 'Escape')).toEqual(
    ['MewaAuto', icon].map((t) => (t === 'MewaAuto' ? 'Mewa40 miejsc, pokład słoneczny' : t)),
  )
  await expect(page.locator('.e-n-menu .e-active')).toHaveCount(0)

  // The vertical menu: its flyout lies beside the link.
  await link(page, '.contents', 'Godziny').focus()
  expect(await pressKeys(page, 'Tab', 'Tab', 'Shift+Tab')).not.toContain('Zachód słońca')
  await link(page, '.contents', 'Rejsy').press(' ')
  await expect(link(page, '.contents', 'Rejsy')).toHaveAttribute('aria-expanded', 'true')
  expect(await pressKeys(page, 'Tab', 'Tab', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Shift+Tab', 'Escape')).toEqual([
    'Zachód słońca',
    'Latarnia',
    'Zachód słońca',
    'Latarnia',
    'Zachód słońca',
    'Latarnia',
    'Zachód słońca',
    'Rejsy',
  ])
  await expect(link(page, '.contents', 'Rejsy')).toHaveAttribute('aria-expanded', 'false')
  expect(await pressKeys(page, 'Home', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'End')).toEqual([
    'Godziny',
    'Rejsy',
    'Rejsy',
    'Godziny',
    'Rejsy',
  ])
  await page.keyboard.press('Enter')
  await expect(link(page, '.contents', 'Latarnia')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(link(page, '.contents', 'Latarnia')).toBeHidden()
  await expect(page).toHaveURL(/#cruises$/)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('/port/ on a phone: theme header and burger', async ({ page, problems }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await started(page)
  await page.locator('.site-branding a').focus()
  expect(
    await pressKeys(page, 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Tab', 'Tab', 'Enter', 'Tab'),
  ).toEqual([
    'Menu',
    'Flota i wyspy: menu',
    'Menu',
    'Menu',
    'Rejsy',
    'Rozkład',
    'Rejsy',
    'Rejsy',
    'Na zachód słońca',
    'Do latarni',
    'Do latarni',
    'Z przewodnikiem',
  ])
  expect(await pressKeys(page, 'End', 'Home', 'Escape', 'Tab')).toEqual([
    'Bez przewodnika',
    'Z przewodnikiem',
    'Menu',
    'Flota i wyspy: menu',
  ])
  expect(await pressKeys(page, 'Enter', 'Tab', 'Tab', ' ', 'Tab', 'Escape', 'Escape')).toEqual([
    'Flota i wyspy: menu',
    'Statki',
    'Zamknij StatkiOtwórz Statki',
    'Zamknij StatkiOtwórz Statki',
    'Mewa40 miejsc, pokład słoneczny',
    'Zamknij StatkiOtwórz Statki',
    'Flota i wyspy: menu',
  ])
  await expect(page.locator('.e-n-menu-toggle')).toHaveAttribute('aria-expanded', 'false')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

for (const open_on of ['click', 'hover'])
  test(`mega menu by ${open_on}: Enter on a title’s link follows it, on its button opens; a link to nowhere opens too`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Always visible, so that focusing it does not scroll.
    const more = '.elementor-element { position: fixed !important; top: 0 }'
    await openPage(page, mega(open_on).replace('href="/1/"', 'href="#prices"').replace('href="/2/"', 'href="#"'), true, { more })
    const title = (name: string) => page.getByRole('link', { name, exact: true })
    await title('Jeden').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#prices$/)
    await expect(page.locator('#prices')).toBeInViewport()
    await expect(page.locator('#prices')).toBeFocused()
    await expect(page.locator('#c1')).toBeHidden()
    await title('Jeden').focus()
    await page.keyboard.press(' ')
    await expect(page.locator('#prices')).toBeFocused()
    await expect(page.locator('#c1')).toBeHidden()
    const at = () => page.evaluate(() => [scrollY > 50, location.hash])
    await title('Dwa').focus()
    const before = await at()
    expect(before).toEqual([true, '#prices'])
    await page.keyboard.press('Enter')
    await expect(page.locator('#c2')).toBeVisible()
    expect(await at()).toEqual(before)
    await page.keyboard.press(' ')
    await expect(page.locator('#c2')).toBeHidden()
    await page.locator('[aria-controls=c1]').press('Enter')
    await expect(page.locator('#c1')).toBeVisible()
    expect(await at()).toEqual(before)
  })
