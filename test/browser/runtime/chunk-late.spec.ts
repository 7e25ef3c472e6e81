import type { Page } from 'playwright/test'
import { byHand, css, filters, head, pictures } from '../gallery/gallery-pages'
import { expect, test } from '../harness'
import { lightbox as box, GROUP as group, openPage as open } from '../lightbox/lightbox-pages'
import { ownPage } from '../own-page'

/** A chunk that is on its way until it is let go, or that does not come. */
async function hold(page: Page, chunk: string, comes = true) {
  let go = () => {}
  let asked = () => {}
  const held = new Promise<void>((done) => {
    go = done
  })
  const wanted = new Promise<void>((done) => {
    asked = done
  })
  await page.route(`**/chunks/${chunk}-*`, async (route) => {
    asked()
    await held
    await (comes ? route.continue() : route.abort())
  })
  return { go: () => go(), wanted }
}

test('a picture that is pressed before the lightbox has come opens when it has, once', async ({ page }) => {
  const { go, wanted } = await hold(page, 'lightbox')
  await open(page, group)
  await page.locator('#b').click()
  await wanted
  await page.locator('#b').click()
  expect(await box(page).count()).toBe(0)
  expect(page.url()).not.toContain('b.jpg')
  go()
  await expect(box(page)).toHaveCount(1)
  await expect(box(page).locator('.swiper-slide-active img')).toHaveAttribute('src', /b\.jpg$/)
})

test('by keyboard, too', async ({ page }) => {
  const { go, wanted } = await hold(page, 'lightbox')
  await open(page, group)
  await page.locator('#b').press('Enter')
  await wanted
  go()
  await expect(box(page)).toHaveCount(1)
})

test('where the lightbox does not come, the press leads to the picture', async ({ page }) => {
  const { go, wanted } = await hold(page, 'lightbox', false)
  await open(page, group)
  await page.locator('#b').click()
  await wanted
  go()
  await page.waitForURL('**/lb/b.jpg')
})

test('when the code for videos does not come, the pictures of a group show, and the arrows and the keys lead on', async ({ page }) => {
  const { go, wanted } = await hold(page, 'lightbox-video-slide', false)
  go()
  await open(page, `${group}<a href="https://youtu.be/xyz" data-lightbox="g">D</a>`)
  await page.locator('#a').click()
  await wanted
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
for (const [how, press] of [
  ['pressed', (page: Page) => page.getByRole('button', { name: 'A', exact: true }).click()],
  ['pressed by key', (page: Page) => page.getByRole('button', { name: 'A', exact: true }).press('Enter')],
] as const)
  test(`a filter that is ${how} before the gallery has come is not lost`, async ({ page }) => {
    const { go, wanted } = await hold(page, 'gallery')
    await pictures(page)
    await ownPage(page, `<main>${byHand({ columns: 2 }, sizes, filters)}</main>`, css, head)
    await wanted
    await press(page)
    go()
    await expect(page.getByRole('button', { name: 'A', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.zdjecie:visible')).toHaveCount(1)
  })
