import { expect, test } from '../harness'
import { keepServed, unmountDifference } from '../unmount'
import { imageCarousel, openPage, started } from './sliders'

type Swiped = { swiper?: { destroy: (isGone: boolean, isClean: boolean) => void } }
const hand = `<div data-widget="slider" aria-label="Opinie" data-settings='{"slides_to_show":1,"autoplay":"yes","autoplay_speed":300,"infinite":"yes","navigation":"both","speed":0}'><div>a</div><div>b</div><div>c</div></div>`

for (const isGone of [true, false])
  test(`a script of the site ends the sliders${isGone ? ' for good' : ''}: nothing is thrown, and unmounting gives the page back`, async ({
    page,
    problems,
  }) => {
    await keepServed(page)
    await openPage(
      page,
      hand +
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
    await page.evaluate((gone) => {
      for (const el of document.querySelectorAll('.swiper')) (el as Swiped).swiper?.destroy(gone, true)
      for (const el of document.querySelectorAll<HTMLElement>('[aria-label="Następny slajd"],.swiper-pagination-bullet')) el.click()
    }, isGone)
    await page.setViewportSize({ width: 700, height: 700 })
    // Longer than either would have stood.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 700)))
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })
