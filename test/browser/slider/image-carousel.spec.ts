import { expect, test } from '../harness'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { imageCarousel, three } from './slider-markup'
import { currentSlide, hasShared, inView, openFixture, openPage, shift, started } from './sliders'

for (const legacy of [false, true]) {
  test(`in the markup of the ${legacy ? 'older' : 'newer'} library it has that library’s classes, and unmounting leaves the page as it was`, async ({
    page,
    problems,
  }) => {
    await rememberServedMarkup(page)
    await openPage(page, imageCarousel({ ...three, autoplay: 'yes', autoplay_speed: 60000 }, { legacy }), { css: '/builder.css' })
    await started(page)
    const prefix = legacy ? 'swiper-container-' : 'swiper-'
    await expect(page.locator(`.elementor-image-carousel-wrapper.${prefix}initialized.${prefix}horizontal`)).toHaveCount(1)
    await expect(page.locator('.elementor-widget')).toHaveClass(/e-widget-swiper/)
    await expect(page.locator('.elementor-widget-wrap')).toHaveClass(/e-swiper-container/)
    expect(await shift(page)).toBe(0)
    await page.getByRole('button', { name: 'Następny slajd' }).click()
    await expect.poll(() => inView(page, 'alt')).toBe('2,3,4')
    expect(await currentSlide(page)).toBe(1)
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })
}

test('pictures that the server left to the slider load in view and beside it', async ({ page }) => {
  await rememberServedMarkup(page)
  await openPage(page, imageCarousel({ ...three, lazyload: 'yes' }, { lazy: true, count: 8 }), { css: '/builder.css' })
  await started(page)
  const loaded = () =>
    page.locator('img').evaluateAll((all) =>
      all
        .filter((el) => el.hasAttribute('src'))
        .map((el) => (el as HTMLImageElement).alt.slice(-1))
        .sort()
        .join(),
    )
  await expect.poll(loaded).toBe('1,2,3,4,8')
  await expect(page.locator('.swiper-lazy-loaded')).toHaveCount(5)
  expect(await unmountDifference(page)).toBe('')
})

test.describe('a real page of the builder', () => {
  test.skip(!hasShared, 'no saved pages')
  test('all its carousels start, and unmounting leaves the page as it was', async ({ page, problems }) => {
    await rememberServedMarkup(page)
    await openFixture(page, 'carousels')
    const states = () =>
      page.evaluate(() =>
        (window as unknown as { Skerry: { islands: () => { state: string; widget: { name: string } }[] } }).Skerry.islands()
          .filter((i) => i.widget.name === 'slider')
          .map((i) => i.state),
      )
    await expect.poll(async () => (await states()).every((state) => state === 'mounted')).toBe(true)
    await expect(page.locator('.elementor-main-swiper.swiper-initialized')).toHaveCount(7)
    await page.locator('.elementor-skin-slideshow .elementor-thumbnails-swiper .swiper-slide').nth(2).click()
    await expect(page.locator('.elementor-skin-slideshow .elementor-thumbnails-swiper .swiper-slide').nth(2)).toHaveClass(/thumb-active/)
    await expect(page.locator('.elementor-skin-coverflow .swiper-pagination')).toHaveText(/1 \/ 4/)
    expect(await unmountDifference(page)).toBe('')
    expect(problems(/Failed to load resource/)).toEqual([])
  })
})
