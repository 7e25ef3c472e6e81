import { expect, test } from '../harness'
import { frames } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { allStarted, autoplay, NAMES, openEveryKind, readEach, SERVER_NAMES, sameForAll, sliderOf } from './every-kind'
import { mountedCount } from './sliders'

/** Slides in view up to 767 px, up to 1024 px and above; one for the kinds not named here. */
const SLIDES_IN_VIEW: Record<string, [number, number, number]> = {
  'by hand, three a view': [1, 2, 3],
  image: [1, 2, 3],
  'media carousel': [1, 2, 3],
  coverflow: [1, 2, 3],
  nested: [1, 2, 2],
  loop: [1, 2, 2],
}
/** Window widths, and the index of their device above. */
const WIDTHS = [
  [767, 0],
  [768, 1],
  [1024, 1],
  [1025, 2],
] as const
for (const isOlderLibrary of [false, true])
  test(`every kind in the markup of the ${isOlderLibrary ? 'older' : 'newer'} library shows as many slides as its device has, on both sides of each breakpoint`, async ({
    page,
    problems,
  }) => {
    await rememberServedMarkup(page)
    await openEveryKind(page, {}, { isOlderLibrary })
    await allStarted(page)
    const prefix = isOlderLibrary ? 'swiper-container-' : 'swiper-'
    const marked = await page.evaluate(([ids, name]) => ids.map((id) => document.querySelectorAll(`[id="${id}"] .${name}`).length > 0), [
      SERVER_NAMES,
      `${prefix}initialized`,
    ] as const)
    expect(marked).toEqual(SERVER_NAMES.map(() => true))
    for (const [width, device] of WIDTHS) {
      await page.setViewportSize({ width, height: 6000 })
      const expected = Object.fromEntries(NAMES.map((name) => [name, SLIDES_IN_VIEW[name]?.[device] ?? 1]))
      await expect.poll(() => readEach(page, ({ swiper }) => swiper?.params.slidesPerView), `${width}`).toEqual(expected)
      // That many slides fill the box.
      const slidesInBox = () =>
        readEach(page, (el) => {
          const slide = el.querySelector('.swiper-slide-active') as HTMLElement
          return Math.round(el.clientWidth / slide.offsetWidth)
        })
      await expect.poll(slidesInBox, `${width}`).toEqual(expected)
    }
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test('every kind with one slide has no controls and no carousel role, whatever has the focus in it', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await openEveryKind(page, autoplay, { count: 1 })
  await expect.poll(() => mountedCount(page)).toBe(NAMES.length)
  expect(
    await readEach(page, (el, element) => [
      el.swiper,
      element.querySelector('[aria-roledescription=carousel],[aria-roledescription=karuzela],.skerry-slider-pause') !== null,
    ]),
  ).toEqual(sameForAll([undefined, false]))
  for (const one of await page.locator('.swiper-slide a, .elementor-swiper-button').all())
    await one.evaluate((el: HTMLElement) => el.focus())
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('every kind that is hidden at first starts when it is shown', async ({ page }) => {
  await openEveryKind(page, {}, { isHidden: true })
  await expect.poll(() => mountedCount(page)).toBe(NAMES.length)
  await frames(page, 3)
  expect(await readEach(page, (el) => Boolean(el.swiper))).toEqual(sameForAll(false))
  await page.evaluate(() => {
    for (const el of document.querySelectorAll('[hidden]')) el.removeAttribute('hidden')
  })
  await allStarted(page)
  const widths = await readEach(page, (el) =>
    [...el.querySelectorAll('.swiper-slide')].every((slide) => (slide as HTMLElement).offsetWidth > 100),
  )
  expect(widths).toEqual(sameForAll(true))
})

test('every kind is a named carousel of slides “n of m”, with named controls that the Tab key reaches, and focus ends autoplay', async ({
  page,
}) => {
  await openEveryKind(page, autoplay)
  await allStarted(page)
  const describeEach = () =>
    readEach(page, (_, element) => {
      const host = element.querySelector('[aria-roledescription=carousel],[aria-roledescription=karuzela]') as HTMLElement
      const wrapper = host.querySelector('.swiper-wrapper') as HTMLElement
      const slides = [...wrapper.querySelectorAll(':scope > .swiper-slide:not(.swiper-slide-duplicate)')]
      const keepTheirRole = slides.every((el) => el.matches('img,a'))
      const arrows = [...host.querySelectorAll('.elementor-swiper-button,.skerry-slider-prev,.skerry-slider-next')]
      const dots = [...host.querySelectorAll('.swiper-pagination-bullet')]
      return {
        role: /^(region|group)$/.test(host.getAttribute('role') ?? ''),
        named: Boolean(host.ariaLabel),
        slides:
          keepTheirRole ||
          slides
            .sort((a, b) => Number((a as HTMLElement).dataset.swiperSlideIndex) - Number((b as HTMLElement).dataset.swiperSlideIndex))
            .every(
              (el, i) =>
                el.getAttribute('role') === 'group' && el.ariaRoleDescription && new RegExp(`^${i + 1} (z|of) 6$`).test(el.ariaLabel ?? ''),
            ),
        arrows: arrows
          .map((el) => [el.ariaLabel, (el as HTMLElement).tabIndex, el.getAttribute('aria-controls') === wrapper.id].join())
          .sort(),
        dots: dots.every((el, i) => el.ariaLabel === `Przejdź do slajdu ${i + 1}` && el.getAttribute('role') === 'button'),
        tabStops: dots.filter((el) => (el as HTMLElement).tabIndex === 0).length,
        live: wrapper.getAttribute('aria-live'),
        first: (host.querySelector('button,[tabindex="0"],a[href]') as HTMLElement).className,
      }
    })
  const withoutBullets = ['media carousel', 'reviews', 'slideshow with thumbs']
  // Autoplay begins some frames after the start.
  await expect.poll(describeEach).toEqual(
    Object.fromEntries(
      NAMES.map((name) => [
        name,
        {
          role: true,
          named: true,
          slides: true,
          arrows: ['Następny slajd,0,true', 'Poprzedni slajd,0,true'],
          dots: true,
          tabStops: withoutBullets.includes(name) ? 0 : 1,
          live: 'off',
          first: 'skerry-slider-pause',
        },
      ]),
    ),
  )
  // Focus on the pause button changes nothing; on anything after it, focus ends autoplay.
  for (const name of NAMES) {
    await sliderOf(page, name).locator('.skerry-slider-pause').focus()
    await expect(sliderOf(page, name).locator('.swiper-wrapper').first()).toHaveAttribute('aria-live', 'off')
    await page.keyboard.press('Tab')
    await expect(sliderOf(page, name).locator('.swiper-wrapper').first(), name).toHaveAttribute('aria-live', 'polite')
    await expect(sliderOf(page, name).locator('.skerry-slider-pause')).toHaveAttribute('aria-pressed', 'true')
  }
})
