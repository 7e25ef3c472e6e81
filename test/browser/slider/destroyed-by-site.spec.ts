import { expect, test } from '../harness'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { imageCarousel } from './slider-markup'
import { openPage, type SwiperBox, started } from './sliders'

const handwritten = `<div data-widget="slider" aria-label="Opinie" data-settings='{"slides_to_show":1,"autoplay":"yes","autoplay_speed":300,"infinite":"yes","navigation":"both","speed":0}'><div>a</div><div>b</div><div>c</div></div>`

for (const deletesInstance of [true, false])
  test(`after a script of the site destroys the sliders${deletesInstance ? ' and their instances' : ''}, nothing throws, and unmounting leaves the page as it was`, async ({
    page,
    problems,
  }) => {
    await page.clock.install()
    await rememberServedMarkup(page)
    await openPage(
      page,
      handwritten +
        imageCarousel(
          { slides_to_show: '2', navigation: 'both', infinite: 'yes', autoplay: 'yes', autoplay_speed: 300, speed: 0 },
          { count: 4 },
        ),
      {
        css: '/builder.css',
      },
    )
    await started(page)
    await expect(page.getByRole('button', { name: 'Następny slajd' })).toHaveCount(2)
    await page.evaluate((deleteInstance) => {
      for (const el of document.querySelectorAll('.swiper')) (el as SwiperBox).swiper?.destroy(deleteInstance, true)
      for (const el of document.querySelectorAll<HTMLElement>('[aria-label="Następny slajd"],.swiper-pagination-bullet')) el.click()
    }, deletesInstance)
    await page.setViewportSize({ width: 700, height: 700 })
    // Longer than any slide stays.
    await page.clock.runFor(1000)
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })
