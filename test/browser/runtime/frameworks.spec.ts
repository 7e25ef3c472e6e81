import type { Page } from 'playwright/test'
import { expect, test } from '../harness'

// htmx makes HTML from text, which the strict policy forbids.
test.use({ siteOptions: {} })

const slides = (page: Page) => page.locator('[data-widget=slider] .swiper-slide')
const mounted = (page: Page) => expect(page.locator('.skerry-slider-next')).toHaveCount(1)
const isWhole = async (page: Page) => {
  await mounted(page)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.locator('#trip')).toBeVisible()
}

for (const name of ['react', 'vue'])
  test(`slides, tabs and an open popup come and go on a ${name} page`, async ({ page, problems }) => {
    await page.goto(`/frameworks/${name}.html`)
    await isWhole(page)
    await page.locator('.skerry-slider-next').click()
    await expect(slides(page).nth(1)).toHaveClass(/swiper-slide-active/)

    const phrase = page.locator('h2 [data-headline-words] + .skerry-ui')
    await expect(phrase).toHaveText('Calmly. Windy. Sunny.')
    const days = page.locator('.skerry-countdown b').first()
    const before = Number(await days.textContent())
    await page.locator('#slide').click()
    await expect(slides(page)).toHaveText(['Calmly.', 'Windy.'])
    await expect(phrase).toHaveText('Calmly. Windy.')
    // The slide in view stays in view.
    await expect(slides(page).nth(1)).toHaveClass(/swiper-slide-active/)
    await page.locator('#slide').click()
    await expect(slides(page)).toHaveText(['Calmly.', 'Windy.', 'Sunny.'])
    await page.locator('#order').click()
    await expect(slides(page)).toHaveText(['Sunny.', 'Windy.', 'Calmly.'])
    await mounted(page)
    await expect(phrase).toHaveText('Sunny. Windy. Calmly.')
    await expect.poll(async () => Number(await days.textContent()) - before).toBeGreaterThan(3000)

    await page.locator('#tab').click()
    await expect(page.locator('[role=tab]')).toHaveCount(2)
    await page.getByRole('tab', { name: 'Price' }).click()
    await expect(page.locator('#price')).toBeVisible()
    await expect(page.locator('#trip')).toBeHidden()
    await page.locator('#tab').click()
    await expect(page.locator('#trip')).toBeVisible()

    await page.locator('#open').click()
    await expect(page.locator('dialog[open]')).toContainText('There are 3 reviews.')
    await page.evaluate(() => document.getElementById('slide')?.click())
    await expect(page.locator('dialog[open]')).toContainText('There are 2 reviews.')
    await page.evaluate(() => document.getElementById('all')?.click())
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.locator('[data-widget]')).toHaveCount(0)
    await page.locator('#all').click()
    await isWhole(page)
    await page.locator('#open').click()
    await expect(page.locator('dialog[open]')).toContainText('There are 2 reviews.')
    expect(problems()).toEqual([])
  })

test('on an htmx page the same fragment is swapped and morphed repeatedly', async ({ page, problems }) => {
  await page.goto('/frameworks/htmx.html')
  await page.locator('#swap').click()
  await isWhole(page)
  for (const how of ['#swap', '#morph', '#swap', '#morph']) {
    await page.getByRole('tab', { name: 'Price' }).click()
    await expect(page.locator('#price')).toBeVisible()
    await page.locator('[data-popup-open]').click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.evaluate((how) => document.querySelector<HTMLElement>(how)?.click(), how)
    await isWhole(page)
    await expect(page.locator('#price')).toBeHidden()
    await expect(slides(page)).toHaveText(['Calmly.', 'Windy.'])
  }
  expect(problems()).toEqual([])
})

test('on an Alpine page slides and an open popup come and go, and hidden or morphed parts work', async ({ page, problems }) => {
  await page.goto('/frameworks/alpine.html')
  const reviews = page.getByRole('region', { name: 'Reviews' })
  const shown = reviews.locator('.swiper-slide')
  await expect(reviews.locator('.skerry-slider-next')).toHaveCount(1)
  await reviews.locator('.skerry-slider-next').click()
  await expect(shown.nth(1)).toHaveClass(/swiper-slide-active/)
  for (const [how, names] of [
    ['#slide', ['Calmly.', 'Windy.']],
    ['#order', ['Windy.', 'Calmly.']],
    ['#slide', ['Windy.', 'Calmly.', 'Sunny.']],
    ['#order', ['Sunny.', 'Calmly.', 'Windy.']],
  ] as const) {
    await page.locator(how).click()
    await expect(shown).toHaveText([...names])
    await expect(reviews.locator('.skerry-slider-next')).toHaveCount(1)
  }
  await page.locator('#open').click()
  await expect(page.locator('dialog[open]')).toContainText('There are 3 reviews.')
  await page.evaluate(() => document.getElementById('all')?.click())
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.locator('#all').click()
  await expect(reviews.locator('.skerry-slider-next')).toHaveCount(1)

  await page.locator('#later').click()
  const boats = page.getByRole('region', { name: 'Boats' })
  await boats.locator('.skerry-slider-next').click()
  await expect(boats.locator('.swiper-slide').nth(1)).toHaveClass(/swiper-slide-active/)

  for (let i = 0; i < 3; i++) {
    await page.locator('#compare').click()
    await page.getByRole('tab', { name: 'Price' }).click()
    await expect(page.locator('#price')).toBeVisible()
    await expect(page.locator('#trip')).toBeHidden()
    const crew = page.getByRole('region', { name: 'Crew' })
    await crew.locator('.skerry-slider-next').click()
    await expect(crew.locator('.swiper-slide')).toHaveText(['Ada.', 'Jan.'])
    await expect(crew.locator('.swiper-slide').nth(1)).toHaveClass(/swiper-slide-active/)
    await page.locator('.skerry-menu-sub').click()
    await expect(page.getByRole('link', { name: 'Day trips' })).toBeVisible()
    await page.getByRole('button', { name: 'The crew' }).click()
    await expect(page.locator('dialog[open]')).toContainText('Two of us.')
    await page.evaluate(() => document.getElementById('compare')?.click())
    await expect(page.locator('dialog')).toHaveCount(0)
  }
  expect(problems()).toEqual([])
})
