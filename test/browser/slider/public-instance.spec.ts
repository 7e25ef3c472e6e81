import { expect, test } from '../harness'
import { openPaused } from './paused-sliders'
import { imageCarousel, three } from './slider-markup'
import { currentSlide } from './sliders'

test('add-ons find the Swiper at el.swiper and in jQuery’s data, and its autoplay object stops and starts the playing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const kept = new Map<string, unknown>()
    const jQuery = (el: Element) => ({
      data: (key: string, value: unknown) => kept.set(`${el.className.split(' ')[0]} ${key}`, value),
      removeData: (key: string) => kept.delete(`${el.className.split(' ')[0]} ${key}`),
    })
    Object.assign(window, { kept, jQuery })
  })
  await openPaused(page, imageCarousel({ ...three, autoplay: 'yes', autoplay_speed: 4000 }))
  type SwiperAutoplay = { running: boolean; start(): void; stop(): void; pause(): void; resume(): void }
  const callAutoplay = (method: 'start' | 'stop' | 'pause' | 'resume') =>
    page.evaluate((name) => {
      const { swiper } = document.querySelector('.swiper') as unknown as { swiper: { autoplay: SwiperAutoplay } }
      swiper.autoplay[name]()
      return swiper.autoplay.running
    }, method)
  expect(
    await page.evaluate(() => {
      const { kept } = window as unknown as { kept: Map<string, unknown> }
      return (
        kept.get('elementor-image-carousel-wrapper swiper') === (document.querySelector('.swiper') as unknown as { swiper: object }).swiper
      )
    }),
  ).toBe(true)
  expect([await callAutoplay('stop'), await callAutoplay('start'), await callAutoplay('pause'), await callAutoplay('resume')]).toEqual([
    false,
    true,
    false,
    true,
  ])
  await callAutoplay('stop')
  await page.clock.runFor(20_000)
  expect(await currentSlide(page)).toBe(0)
  await callAutoplay('start')
  await page.clock.runFor(5000)
  expect(await currentSlide(page)).toBe(1)
})
