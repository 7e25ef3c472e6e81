import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { frames } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { loopsMounted } from './loop-site'

const CAROUSEL = '/vignettes/carousel.html'
const popup = '#elementor-popup-modal-65'
const details = (page: Page) => page.locator('[data-id=car0use] .swiper-slide:not([data-copy]) .description').allTextContents()
/** The slider runs, with the current slides. */
const running = (page: Page) =>
  page.waitForFunction(() => {
    const box = document.querySelector('[data-id=car0use] .swiper') as (Element & { swiper?: { slides: Element[] } }) | null
    return box?.swiper?.slides.length && box.swiper.slides.every((slide) => slide.isConnected)
  })
const openFilters = async (page: Page) => {
  await page.getByRole('link', { name: 'Wybierz kraj' }).click()
  await expect(page.locator(popup)).toBeVisible()
}
const titles = (page: Page) => page.locator('[data-id=car0use] .swiper-slide h3').allTextContents()

test('a filter gives a carousel other slides, and it runs with them, even after back and forward', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await page.goto(CAROUSEL)
  await loopsMounted(page)
  await running(page)
  const buttons = page.getByRole('search', { name: 'Czas' })
  await buttons.getByRole('button', { name: 'Rok' }).click()
  await expect.poll(async () => new Set((await details(page)).map((text) => text.split(',')[0]))).toEqual(new Set(['Rok']))
  await running(page)
  await expect(page.getByRole('status').filter({ hasText: 'Pokazane pozycje: 8.' })).toHaveCount(1)
  // There is one set of controls, which moves the new slides.
  await expect(page.locator('[data-id=car0use] .elementor-swiper-button-next')).toHaveCount(1)
  const active = page.locator('[data-id=car0use] .swiper-slide-active h3 a')
  const first = await active.getAttribute('href')
  await page.locator('[data-id=car0use] .elementor-swiper-button-next').click()
  await expect(active).not.toHaveAttribute('href', first ?? '')
  expect(await axe(page)).toEqual([])
  await page.goBack()
  await expect.poll(async () => new Set((await details(page)).map((text) => text.split(',')[0])).size).toBeGreaterThan(0)
  await expect.poll(async () => (await details(page)).every((text) => text.startsWith('1 dzień') || !text.startsWith('Rok'))).toBe(true)
  await running(page)
  await expect(buttons.getByRole('button', { name: 'Wszystkie' })).toHaveAttribute('aria-pressed', 'true')
  await page.goForward()
  await expect.poll(async () => new Set((await details(page)).map((text) => text.split(',')[0]))).toEqual(new Set(['Rok']))
  await running(page)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a carousel whose filter is unmounted keeps running with the slides that the server sent', async ({ page, problems }) => {
  await page.goto(CAROUSEL)
  await loopsMounted(page)
  await running(page)
  const served = await titles(page)
  await page.getByRole('button', { name: 'Rok' }).click()
  await expect.poll(() => titles(page)).not.toEqual(served)
  await running(page)
  await page.evaluate(() =>
    (window as unknown as { Skerry: { unmount: (root: Node) => void } }).Skerry.unmount(document.querySelector('.filters') as Node),
  )
  await expect.poll(async () => (await titles(page)).slice(0, served.length)).toEqual(served)
  await running(page)
  expect(problems()).toEqual([])
})

test('a list keeps the choice made by a filter in a popup when the popup closes, and the filter shows it at the next opening', async ({
  page,
  problems,
}) => {
  const asked: unknown[] = []
  page.on('request', (request) => request.url().includes('/refresh-loop') && asked.push(request.postDataJSON().widget_filters.taxonomy))
  await page.goto(CAROUSEL)
  await loopsMounted(page)
  await running(page)
  await openFilters(page)
  await page.locator(popup).getByRole('button', { name: 'Czechy' }).click()
  await expect.poll(async () => [...new Set(await titles(page))]).toEqual(['Winieta do Czech'])
  await page.keyboard.press('Escape')
  await expect(page.locator(popup)).toBeHidden()
  await frames(page)
  expect([...new Set(await titles(page))]).toEqual(['Winieta do Czech'])
  expect(new URL(page.url()).search).toBe('?e-filter-car0use-country=czechia')
  // The list's other filter narrows it further.
  await page.getByRole('search', { name: 'Czas' }).getByRole('button', { name: 'Rok' }).click()
  await expect.poll(async () => [...new Set(await details(page))].every((text) => text.startsWith('Rok'))).toBe(true)
  expect([...new Set(await titles(page))]).toEqual(['Winieta do Czech'])
  expect(asked.at(-1)).toEqual({ duration: { terms: ['year'] }, country: { terms: ['czechia'], logicalJoin: 'OR' } })
  const count = asked.length
  await openFilters(page)
  await expect(page.locator(popup).getByRole('button', { name: 'Czechy' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator(popup).getByRole('button', { name: 'Wszystkie' })).toHaveAttribute('aria-pressed', 'false')
  await page.locator(popup).getByRole('button', { name: 'Austria' }).click()
  await expect.poll(async () => [...new Set(await titles(page))].sort()).toEqual(['Winieta do Austrii', 'Winieta do Czech'])
  expect(asked.length).toBe(count + 1)
  await page.keyboard.press('Escape')
  await expect(page.locator(popup)).toBeHidden()
  // Going back while the popup is closed resets its filter too.
  await page.goBack()
  await expect.poll(async () => [...new Set(await titles(page))]).toEqual(['Winieta do Czech'])
  await openFilters(page)
  await expect(page.locator(popup).getByRole('button', { name: 'Austria' })).toHaveAttribute('aria-pressed', 'false')
  expect(problems()).toEqual([])
})

test('unmounting restores a list that a filter in a popup has changed, with the popup closed or open', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  for (const openings of [1, 2, 3]) {
    await page.goto(CAROUSEL)
    await loopsMounted(page)
    await running(page)
    for (let i = 0; i < openings; i++) {
      await openFilters(page)
      const [name, title] = [['Czechy', 'Czech'] as const, ['Austria', 'Austrii'] as const, ['Mołdawia', 'Mołdawii'] as const][i] ?? []
      const button = page.locator(popup).getByRole('button', { name })
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(async () => new Set(await titles(page))).toContain(`Winieta do ${title}`)
      if (i === 2) break
      await page.keyboard.press('Escape')
      await expect(page.locator(popup)).toBeHidden()
    }
    expect(await unmountDifference(page)).toBe('')
    // Nothing follows the history now.
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'fetch' && asked.push(request.url()))
    await page.goBack()
    await expect(page).toHaveURL(/carousel/)
    await frames(page)
    expect(asked).toEqual([])
    page.removeAllListeners('request')
  }
  expect(problems()).toEqual([])
})

test('a filter in a popup shows what the address of the page has chosen', async ({ page, problems }) => {
  await page.goto(`${CAROUSEL}?e-filter-car0use-country=czechia`)
  await loopsMounted(page)
  expect([...new Set(await titles(page))]).toEqual(['Winieta do Czech'])
  await openFilters(page)
  await expect(page.locator(popup).getByRole('button', { name: 'Czechy' })).toHaveAttribute('aria-pressed', 'true')
  await page.locator(popup).getByRole('button', { name: 'Czechy' }).click()
  await expect.poll(async () => new Set(await titles(page)).size).toBeGreaterThan(1)
  expect(new URL(page.url()).search).toBe('')
  expect(problems()).toEqual([])
})

test('a list whose page is unmounted while it waits for an answer is as it was served', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await page.goto(CAROUSEL)
  await loopsMounted(page)
  await running(page)
  let answer = () => {}
  const isAsked = new Promise<void>((asked) => {
    void page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.fallback()
      asked()
      await new Promise<void>((done) => {
        answer = done
      })
      await route.abort().catch(() => {})
    })
  })
  await page.getByRole('search', { name: 'Czas' }).getByRole('button', { name: 'Rok' }).click()
  await isAsked
  await expect(page.locator('[data-id=car0use]')).toHaveAttribute('aria-busy', 'true')
  expect(await unmountDifference(page)).toBe('')
  answer()
  expect(problems()).toEqual([])
})
