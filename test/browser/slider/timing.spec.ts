import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { loopCarousel, proCarousel, slides } from './slider-markup'
import { imageCarousel, inView, openPage, slider, started, three } from './sliders'

const css = '/builder.css'
const open = async (page: Page, body: string) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await openPage(page, `<a href="#przed">Przed</a>${body}`, { css })
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await page.evaluate(() => 'autoplay' in ((document.querySelector('.swiper') as { swiper?: object } | null)?.swiper ?? {}))).toBe(
      true,
    )
  }).toPass()
}
const index = (page: Page) =>
  page
    .locator('.swiper')
    .first()
    .evaluate((el) => (el as unknown as { swiper: { realIndex: number } }).swiper.realIndex)

const plays = { autoplay: 'yes', autoplay_speed: 4000, speed: 1000, transition_speed: 1000 }
const PLAYERS: [name: string, body: string][] = [
  ['by hand', slider({ ...three, ...plays })],
  ['image', imageCarousel({ ...three, ...plays })],
  ['slides', slides({ navigation: 'both', infinite: 'yes', ...plays })],
  ['media', proCarousel('media-carousel', { loop: 'yes', ...plays })],
  ['fade', proCarousel('media-carousel', { loop: 'yes', effect: 'fade', ...plays })],
  ['loop', loopCarousel({ infinite: 'yes', ...plays })],
]
for (const [name, body] of PLAYERS)
  test(`${name}: a slide stands for autoplay_speed, and goes for speed`, async ({ page }) => {
    await open(page, body)
    const began = await page.evaluate(() => Date.now())
    // What is left of the first slide's time has begun a little before.
    await page.clock.runFor(4000)
    expect(await index(page)).toBe(0)
    await page.clock.runFor(1500)
    expect(await index(page)).toBe(1)
    const changes = await page.evaluate(() => {
      const times: number[] = []
      Object.assign(window, { times })
      const { swiper } = document.querySelector('.swiper') as unknown as { swiper: { on(name: string, then: () => void): void } }
      swiper.on('slideChange', () => times.push(Date.now()))
      return times.length
    })
    expect(changes).toBe(0)
    await page.clock.runFor(15_500)
    const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
    const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0))
    expect(gaps.length).toBeGreaterThanOrEqual(2)
    for (const gap of gaps) expect(Math.abs(gap - 5000)).toBeLessThan(60)
    expect((times[0] ?? 0) - began).toBeGreaterThan(8000)
  })

test('a delay that is missing or none is the usual one', async ({ page }) => {
  await open(page, imageCarousel({ ...three, autoplay: 'yes', autoplay_speed: 0 }))
  await page.clock.runFor(4800)
  expect(await index(page)).toBe(0)
  await page.clock.runFor(900)
  expect(await index(page)).toBe(1)
})

for (const [what, act] of [
  ['an arrow', (page: Page) => page.locator('.elementor-swiper-button-next').click()],
  ['a dot', (page: Page) => page.locator('.swiper-pagination-bullet').nth(1).click()],
] as const)
  for (const [setting, plays] of [
    ['yes', false],
    ['', true],
  ] as const)
    test(`pause_on_interaction ${setting || 'absent'}: after ${what} is pressed by a pointer it ${plays ? 'plays on' : 'stands'}`, async ({
      page,
    }) => {
      // A press that takes no focus: the focus ends it for everybody.
      await open(page, imageCarousel({ ...three, autoplay: 'yes', autoplay_speed: 4000, pause_on_interaction: setting }))
      await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()))
      await act(page)
      await page.clock.runFor(100)
      expect(await index(page)).toBe(1)
      await page.clock.runFor(5000)
      expect(await index(page)).toBe(plays ? 2 : 1)
    })

const ANIMATIONS = ['fadeInDown', 'fadeInUp', 'fadeInRight', 'fadeInLeft', 'zoomIn', '']
for (const animation of ANIMATIONS)
  test(`each slide’s words come in by ${animation || 'nothing'}, and go while slides change`, async ({ page }) => {
    await open(page, slides({ navigation: 'both', infinite: 'yes', transition_speed: 300 }, { animation }))
    const contents = () =>
      page
        .locator('.swiper-slide-contents')
        .evaluateAll((all) => [...new Set(all.map((el) => `${el.className} ${(el as HTMLElement).style.opacity}`))])
    await page.getByRole('button', { name: 'Następny slajd' }).click()
    expect(await contents()).toEqual([animation ? 'swiper-slide-contents 0' : 'swiper-slide-contents '])
    await page.clock.runFor(1000)
    expect(await contents()).toEqual([animation ? `swiper-slide-contents animated ${animation} ` : 'swiper-slide-contents '])
  })

test('devices that a site adds have their own number, spacing and step; a laptop inherits from the desktop', async ({ page }) => {
  const breakpoints = {
    mobile: { value: 767, is_enabled: true },
    mobile_extra: { value: 880, is_enabled: true },
    tablet: { value: 1024, is_enabled: true },
    laptop: { value: 1366, is_enabled: true },
    widescreen: { value: 2400, is_enabled: true },
  }
  await page.addInitScript(
    (given) => Object.assign(window, { elementorFrontendConfig: { responsive: { breakpoints: given } } }),
    breakpoints,
  )
  const settings = {
    ...three,
    slides_to_show_widescreen: '5',
    slides_to_show_mobile_extra: '1',
    slides_to_scroll_widescreen: '2',
    image_spacing_custom: { size: 20 },
    image_spacing_custom_widescreen: { size: 40 },
  }
  await openPage(page, imageCarousel(settings, { count: 8 }), { css })
  await started(page)
  type Params = { slidesPerView: number; slidesPerGroup: number; spaceBetween: number }
  const now = () =>
    page.locator('.swiper').evaluate((el) => {
      const { slidesPerView, slidesPerGroup, spaceBetween } = (el as unknown as { swiper: { params: Params } }).swiper.params
      return [slidesPerView, slidesPerGroup, spaceBetween]
    })
  for (const [width, expected] of [
    [2400, [5, 2, 40]],
    [2399, [3, 1, 20]],
    [1366, [3, 1, 20]],
    [1024, [2, 1, 20]],
    [880, [1, 1, 20]],
    [767, [1, 1, 20]],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(now, `${width}`).toEqual(expected)
  }
})

test('arrows by Enter and by Space, which does not scroll; the arrow keys from a slide and from a dot', async ({ page }) => {
  await openPage(
    page,
    `${loopCarousel({ slides_to_show: '1', infinite: 'yes', speed: 50, pagination: 'bullets', arrows: 'yes' })}<div style="height:3000px"></div>`,
    { css },
  )
  await started(page)
  const next = page.getByRole('button', { name: 'Następny slajd' })
  await next.press('Enter')
  await expect.poll(() => index(page)).toBe(1)
  await next.press(' ')
  await expect.poll(() => index(page)).toBe(2)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Czytaj 3' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => index(page)).toBe(1)
  await page.getByRole('button', { name: 'Przejdź do slajdu 2' }).press('ArrowRight')
  await expect.poll(() => index(page)).toBe(2)
  await page.keyboard.press('Alt+ArrowLeft')
  expect(await index(page)).toBe(2)
  await expect.poll(() => inView(page)).toBe('3')
})

test('el.swiper and jQuery’s data are the instance; its autoplay stops and starts as add-ons expect', async ({ page }) => {
  await page.addInitScript(() => {
    const kept = new Map<string, unknown>()
    const jQuery = (el: Element) => ({
      data: (key: string, value: unknown) => kept.set(`${el.className.split(' ')[0]} ${key}`, value),
      removeData: (key: string) => kept.delete(`${el.className.split(' ')[0]} ${key}`),
    })
    Object.assign(window, { kept, jQuery })
  })
  await open(page, imageCarousel({ ...three, autoplay: 'yes', autoplay_speed: 4000 }))
  type Auto = { running: boolean; start(): void; stop(): void; pause(): void; resume(): void }
  const say = (what: 'start' | 'stop' | 'pause' | 'resume') =>
    page.evaluate((name) => {
      const { swiper } = document.querySelector('.swiper') as unknown as { swiper: { autoplay: Auto } }
      swiper.autoplay[name]()
      return swiper.autoplay.running
    }, what)
  expect(
    await page.evaluate(() => {
      const { kept } = window as unknown as { kept: Map<string, unknown> }
      return (
        kept.get('elementor-image-carousel-wrapper swiper') === (document.querySelector('.swiper') as unknown as { swiper: object }).swiper
      )
    }),
  ).toBe(true)
  expect([await say('stop'), await say('start'), await say('pause'), await say('resume')]).toEqual([false, true, false, true])
  await say('stop')
  await page.clock.runFor(20_000)
  expect(await index(page)).toBe(0)
  await say('start')
  await page.clock.runFor(5000)
  expect(await index(page)).toBe(1)
})
