import { expect, test } from '../harness'
import { keepServed, unmountDifference } from '../unmount'
import { box, every, NAMES, ofEach, open, plays, running, SERVED } from './slider-every'

/** Slides a view up to 767, up to 1024 and above; one where nothing else stands here. */
const VIEWS: Record<string, [number, number, number]> = {
  'by hand, three a view': [1, 2, 3],
  image: [1, 2, 3],
  'media carousel': [1, 2, 3],
  coverflow: [1, 2, 3],
  nested: [1, 2, 2],
  loop: [1, 2, 2],
}
const PLACES = [
  [767, 0],
  [768, 1],
  [1024, 1],
  [1025, 2],
] as const
for (const older of [false, true])
  test(`at 767, 768, 1024 and 1025 px as many as the device has, for the ${older ? 'older' : 'newer'} library: ${NAMES.join(', ')}`, async ({
    page,
    problems,
  }) => {
    await keepServed(page)
    await open(page, {}, { older })
    await running(page)
    const prefix = older ? 'swiper-container-' : 'swiper-'
    const marked = await page.evaluate(([ids, name]) => ids.map((id) => document.querySelectorAll(`[id="${id}"] .${name}`).length > 0), [
      SERVED,
      `${prefix}initialized`,
    ] as const)
    expect(marked).toEqual(SERVED.map(() => true))
    for (const [width, device] of PLACES) {
      await page.setViewportSize({ width, height: 6000 })
      const expected = Object.fromEntries(NAMES.map((name) => [name, VIEWS[name]?.[device] ?? 1]))
      await expect.poll(() => ofEach(page, ({ swiper }) => swiper?.params.slidesPerView), `${width}`).toEqual(expected)
      // And so wide they are: that many fill the box.
      const fill = () =>
        ofEach(page, (el) => {
          const slide = el.querySelector('.swiper-slide-active') as HTMLElement
          return Math.round(el.clientWidth / slide.offsetWidth)
        })
      await expect.poll(fill, `${width}`).toEqual(expected)
    }
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test(`one slide is no slider, whatever has the focus in it: ${NAMES.join(', ')}`, async ({ page, problems }) => {
  await keepServed(page)
  await open(page, plays, { count: 1 })
  const mounted = () =>
    page.evaluate(
      () =>
        (window as unknown as { Skerry?: { islands: () => { state: string }[] } }).Skerry?.islands().filter((i) => i.state === 'mounted')
          .length,
    )
  await expect.poll(mounted).toBe(NAMES.length)
  expect(
    await ofEach(page, (el, root) => [
      el.swiper,
      root.querySelector('[aria-roledescription=carousel],[aria-roledescription=karuzela],.skerry-slider-pause') !== null,
    ]),
  ).toEqual(every([undefined, false]))
  for (const one of await page.locator('.swiper-slide a, .elementor-swiper-button').all())
    await one.evaluate((el: HTMLElement) => el.focus())
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test(`hidden at first each is measured when it shows: ${NAMES.join(', ')}`, async ({ page }) => {
  await open(page, {}, { hidden: true })
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  expect(await ofEach(page, (el) => Boolean(el.swiper))).toEqual(every(false))
  await page.evaluate(() => {
    for (const el of document.querySelectorAll('[hidden]')) el.removeAttribute('hidden')
  })
  await running(page)
  const widths = await ofEach(page, (el) =>
    [...el.querySelectorAll('.swiper-slide')].every((slide) => (slide as HTMLElement).offsetWidth > 100),
  )
  expect(widths).toEqual(every(true))
})

test(`each is a named carousel with slides n of m, its controls named and on the keyboard’s way: ${NAMES.join(', ')}`, async ({ page }) => {
  await open(page, plays)
  await running(page)
  const said = await ofEach(page, (_, root) => {
    const host = root.querySelector('[aria-roledescription=carousel],[aria-roledescription=karuzela]') as HTMLElement
    const wrapper = host.querySelector('.swiper-wrapper') as HTMLElement
    const slides = [...wrapper.querySelectorAll(':scope > .swiper-slide:not(.swiper-slide-duplicate)')]
    const isOwn = slides.every((el) => el.matches('img,a'))
    const arrows = [...host.querySelectorAll('.elementor-swiper-button,.skerry-slider-prev,.skerry-slider-next')]
    const dots = [...host.querySelectorAll('.swiper-pagination-bullet')]
    return {
      role: /^(region|group)$/.test(host.getAttribute('role') ?? ''),
      named: Boolean(host.ariaLabel),
      slides:
        isOwn ||
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
      stops: dots.filter((el) => (el as HTMLElement).tabIndex === 0).length,
      live: wrapper.getAttribute('aria-live'),
      first: (host.querySelector('button,[tabindex="0"],a[href]') as HTMLElement).className,
    }
  })
  const dotless = ['media carousel', 'reviews', 'slideshow with thumbs']
  expect(said).toEqual(
    Object.fromEntries(
      NAMES.map((name) => [
        name,
        {
          role: true,
          named: true,
          slides: true,
          arrows: ['Następny slajd,0,true', 'Poprzedni slajd,0,true'],
          dots: true,
          stops: dotless.includes(name) ? 0 : 1,
          live: 'off',
          first: 'skerry-slider-pause',
        },
      ]),
    ),
  )
  // The focus ends it, on whatever comes after the button.
  for (const name of NAMES) {
    await box(page, name).locator('.skerry-slider-pause').focus()
    await expect(box(page, name).locator('.swiper-wrapper').first()).toHaveAttribute('aria-live', 'off')
    await page.keyboard.press('Tab')
    await expect(box(page, name).locator('.swiper-wrapper').first(), name).toHaveAttribute('aria-live', 'polite')
    await expect(box(page, name).locator('.skerry-slider-pause')).toHaveAttribute('aria-pressed', 'true')
  }
})
