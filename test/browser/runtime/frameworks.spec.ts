import type { Page } from 'playwright/test'
import { expect, test } from '../harness'

// htmx makes HTML of texts, which the strict policy forbids.
test.use({ siteOptions: {} })

const slides = (page: Page) => page.locator('[data-widget=slider] .swiper-slide')
const mounted = (page: Page) => expect(page.locator('.skerry-slider-next')).toHaveCount(1)
const isWhole = async (page: Page) => {
  await mounted(page)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.locator('#rejs')).toBeVisible()
}

for (const name of ['react', 'vue'])
  test(`on a page of ${name} slides, tabs and an open popup come and go`, async ({ page, problems }) => {
    await page.goto(`/frameworks/${name}.html`)
    await isWhole(page)
    await page.locator('.skerry-slider-next').click()
    await expect(slides(page).nth(1)).toHaveClass(/swiper-slide-active/)

    await page.locator('#slide').click()
    await expect(slides(page)).toHaveText(['Spokojnie.', 'Wietrznie.'])
    // The slide in view stays in view.
    await expect(slides(page).nth(1)).toHaveClass(/swiper-slide-active/)
    await page.locator('#slide').click()
    await expect(slides(page)).toHaveText(['Spokojnie.', 'Wietrznie.', 'Słonecznie.'])
    await page.locator('#order').click()
    await expect(slides(page)).toHaveText(['Słonecznie.', 'Wietrznie.', 'Spokojnie.'])
    await mounted(page)

    await page.locator('#tab').click()
    await expect(page.locator('[role=tab]')).toHaveCount(2)
    await page.getByRole('tab', { name: 'Cena' }).click()
    await expect(page.locator('#cena')).toBeVisible()
    await expect(page.locator('#rejs')).toBeHidden()
    await page.locator('#tab').click()
    await expect(page.locator('#rejs')).toBeVisible()

    await page.locator('#open').click()
    await expect(page.locator('dialog[open]')).toContainText('Opinii jest 3.')
    await page.evaluate(() => document.getElementById('slide')?.click())
    await expect(page.locator('dialog[open]')).toContainText('Opinii jest 2.')
    await page.evaluate(() => document.getElementById('all')?.click())
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.locator('[data-widget]')).toHaveCount(0)
    await page.locator('#all').click()
    await isWhole(page)
    await page.locator('#open').click()
    await expect(page.locator('dialog[open]')).toContainText('Opinii jest 2.')
    expect(problems()).toEqual([])
  })

test('on a page of htmx the same fragment is swapped and compared again and again', async ({ page, problems }) => {
  await page.goto('/frameworks/htmx.html')
  await page.locator('#swap').click()
  await isWhole(page)
  for (const how of ['#swap', '#morph', '#swap', '#morph']) {
    await page.getByRole('tab', { name: 'Cena' }).click()
    await expect(page.locator('#cena')).toBeVisible()
    await page.locator('[data-popup-open]').click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.evaluate((how) => document.querySelector<HTMLElement>(how)?.click(), how)
    await isWhole(page)
    await expect(page.locator('#cena')).toBeHidden()
    await expect(slides(page)).toHaveText(['Spokojnie.', 'Wietrznie.'])
  }
  expect(problems()).toEqual([])
})

test('a copy of a running part starts afresh, and neither touches the other', async ({ page, problems }) => {
  await page.goto('/frameworks/htmx.html')
  await page.locator('#swap').click()
  await isWhole(page)
  await page.getByRole('tab', { name: 'Cena' }).click()
  await page.evaluate(() => {
    const copy = document.getElementById('root')?.cloneNode(true) as HTMLElement
    copy.id = 'copy'
    copy.querySelector('[data-widget=popup]')?.remove()
    document.querySelector('main')?.append(copy)
  })
  const copy = page.locator('#copy')
  await expect(copy.locator('.skerry-slider-next')).toHaveCount(1)
  await expect(copy.locator('.swiper-slide')).toHaveText(['Spokojnie.', 'Wietrznie.'])
  await expect(copy.getByRole('tab', { name: 'Rejs' })).toHaveAttribute('aria-selected', 'true')
  await copy.getByRole('tab', { name: 'Cena' }).click()
  await expect(copy.getByRole('tabpanel')).toHaveText(['Dziewięćset złotych.'])
  await copy.getByRole('tab', { name: 'Rejs' }).click()
  await expect(copy.getByRole('tabpanel')).toHaveText(['Trzy dni na wodzie.'])
  await expect(page.locator('#root').getByRole('tabpanel')).toHaveText(['Dziewięćset złotych.'])
  await copy.locator('.skerry-slider-next').click()
  await expect(copy.locator('.swiper-slide').nth(1)).toHaveClass(/swiper-slide-active/)
  await expect(page.locator('#root .swiper-slide').first()).toHaveClass(/swiper-slide-active/)
  expect(problems()).toEqual([])
})
