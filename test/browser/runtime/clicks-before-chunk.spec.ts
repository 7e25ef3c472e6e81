import type { Page } from 'playwright/test'
import { byHand, css, filters, head, pictures } from '../gallery/gallery-pages'
import { expect, test } from '../harness'
import { failChunk, holdChunk } from '../hold-chunk'
import { lightbox as box, GROUP as group, openPage as open } from '../lightbox/lightbox-pages'
import { ownPage } from '../own-page'

test('a picture that is clicked twice while the lightbox is loading opens one lightbox when it has loaded', async ({ page }) => {
  const { release, requested } = await holdChunk(page, 'lightbox')
  await open(page, group)
  await page.locator('#b').click()
  await requested
  await page.locator('#b').click()
  expect(await box(page).count()).toBe(0)
  expect(page.url()).not.toContain('b.jpg')
  await release()
  await expect(box(page)).toHaveCount(1)
  await expect(box(page).locator('.swiper-slide-active img')).toHaveAttribute('src', /b\.jpg$/)
})

test('a picture that is opened by Enter while the lightbox is loading opens in it when it has loaded', async ({ page }) => {
  const { release, requested } = await holdChunk(page, 'lightbox')
  await open(page, group)
  await page.locator('#b').press('Enter')
  await requested
  await release()
  await expect(box(page)).toHaveCount(1)
})

test('a click on a picture leads to the picture when the lightbox cannot be loaded', async ({ page }) => {
  const { release, requested } = await holdChunk(page, 'lightbox', 'fails')
  await open(page, group)
  await page.locator('#b').click()
  await requested
  await release()
  await page.waitForURL('**/lb/b.jpg')
})

test('when the code for videos cannot be loaded, the pictures of a group show, and the arrows and the keys lead on', async ({ page }) => {
  const { requested } = await failChunk(page, 'lightbox-video-slide')
  await open(page, `${group}<a href="https://youtu.be/xyz" data-lightbox="g">D</a>`)
  await page.locator('#a').click()
  await requested
  await expect(box(page).locator('.swiper-slide-active img')).toHaveAttribute('src', /a\.jpg$/)
  await box(page).locator('.elementor-swiper-button-next').click()
  await expect(box(page).locator('.swiper-slide-active img')).toHaveAttribute('src', /b\.jpg$/)
  await page.keyboard.press('End')
  await expect(box(page).locator('.swiper-slide-active')).toHaveAttribute('data-elementor-slideshow-video', /xyz/)
  await page.keyboard.press('ArrowRight')
  await expect(box(page).locator('.swiper-slide-active img')).toHaveAttribute('src', /a\.jpg$/)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
})

const sizes: [number, number, string][] = [
  [300, 200, 'b'],
  [300, 200, 'a'],
]
for (const [how, press, chunk] of [
  ['clicked', (page: Page) => page.getByRole('button', { name: 'A', exact: true }).click(), 'gallery'],
  ['pressed by Enter', (page: Page) => page.getByRole('button', { name: 'A', exact: true }).press('Enter'), 'gallery'],
  ['pressed by Enter', (page: Page) => page.getByRole('button', { name: 'A', exact: true }).press('Enter'), 'rare-widgets'],
] as const)
  test(`a filter that is ${how} while the gallery is loading (${chunk}) is applied when it has loaded`, async ({ page }) => {
    const { release, requested } = await holdChunk(page, chunk)
    await pictures(page)
    await ownPage(page, `<main>${byHand({ columns: 2 }, sizes, filters)}</main>`, css, head)
    await requested
    await press(page)
    await release()
    await expect(page.getByRole('button', { name: 'A', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.photo:visible')).toHaveCount(1)
  })
