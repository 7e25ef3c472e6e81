import type { Locator, Page } from 'playwright/test'
import { expect, test } from './harness'
import { keepServed, unmountDifference } from './served'
import { forOlder, KINDS } from './slider-every'
import { openPage } from './sliders'

/** What is said of sliders is said of every kind of them, in the markup of both slider libraries; each stands in a box of its name. */
const NAMES = Object.keys(KINDS)
const SERVED = NAMES.filter((name) => !name.startsWith('by hand'))
const every = <T>(value: T, names = NAMES) => Object.fromEntries(names.map((name) => [name, value]))
const plays = { autoplay: 'yes', autoplay_speed: 60_000, pause_on_interaction: 'yes' }
type Swiped = Element & { swiper?: { realIndex: number; animating: boolean; params: { slidesPerView: number; speed: number } } }

async function open(page: Page, settings: object = {}, { count = 6, dir = 'ltr', hidden = false, older = false } = {}) {
  const boxes = Object.entries(KINDS).map(([name, make]) => {
    const html = make(settings, count, name).replaceAll('dir="ltr"', `dir="${dir}"`)
    return `<div id="${name}" ${hidden ? 'hidden' : ''}>${older ? forOlder(html) : html}</div>`
  })
  await page.setViewportSize({ width: 1280, height: 6000 })
  // As high as slides of real pages, so that a hand finds more than their controls.
  await page.route('**/high.css', (route) => route.fulfill({ contentType: 'text/css', body: '.swiper-slide{min-height:150px}' }))
  await openPage(page, `<a href="#przed">Przed</a>${boxes.join('')}`, { css: '/builder.css /skerry.css /high.css', dir })
}
/** Something of the main slider of every box, by the box's name. */
const ofEach = <T>(page: Page, read: (box: Swiped, root: Element) => T, names = NAMES) =>
  page.evaluate(
    ([source, ids]) => {
      const look = new Function('box', 'root', `return (${source})(box, root)`) as (box: Element, root: Element) => T
      return Object.fromEntries(
        ids.map((id) => {
          const root = document.getElementById(id) as HTMLElement
          const box = root.querySelector('.swiper,.swiper-container') ?? root.querySelector('[data-widget]')
          return [id, look(box as Element, root)]
        }),
      )
    },
    [String(read), names] as const,
  )
const running = (page: Page) =>
  expect.poll(() => ofEach(page, (box) => Boolean(box.swiper && 'autoplay' in box.swiper))).toEqual(every(true))
/** Where each is, in whichever set of six; a dash while it moves. */
const at = (page: Page, names = NAMES) => ofEach(page, ({ swiper }) => (!swiper || swiper.animating ? '-' : swiper.realIndex % 6), names)
const box = (page: Page, name: string): Locator => page.locator(`[id="${name}"]`)

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

test(`with less motion nothing plays, and arrows, dots and keys work at once: ${NAMES.join(', ')}`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page, { ...plays, speed: 5000, transition_speed: 5000 })
  await running(page)
  await expect(page.locator('.skerry-slider-pause')).toHaveCount(0)
  await page.clock.fastForward(200_000)
  expect(await at(page)).toEqual(every(0))
  const press = (selector: string) =>
    page.evaluate((which) => {
      for (const el of document.querySelectorAll<HTMLElement>(which)) el.click()
    }, selector)
  await press('[aria-label="Następny slajd"]')
  expect(await at(page)).toEqual(every(1))
  await press('[aria-label="Poprzedni slajd"]')
  expect(await at(page)).toEqual(every(0))
  for (const name of NAMES) {
    await box(page, name).getByRole('button', { name: 'Następny slajd' }).focus()
    await page.keyboard.press('ArrowRight')
  }
  expect(await at(page)).toEqual(every(1))
  const moving = await ofEach(page, (el) => getComputedStyle(el.querySelector('.swiper-wrapper') as Element).transitionDuration)
  expect(moving).toEqual(every('0s'))
})

test(`from right to left the left button, the left key and a drag to the right lead on: ${NAMES.join(', ')}`, async ({ page }) => {
  await open(page, {}, { dir: 'rtl' })
  await running(page)
  const turned = await ofEach(page, (_, root) => {
    const arrows = [...root.querySelectorAll<HTMLElement>('[aria-label="Następny slajd"],[aria-label="Poprzedni slajd"]')]
    const [left] = arrows.sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
    left?.click()
    return left?.ariaLabel
  })
  expect(turned).toEqual(every('Następny slajd'))
  await expect.poll(() => at(page)).toEqual(every(1))
  for (const name of NAMES) {
    await box(page, name).getByRole('button', { name: 'Następny slajd' }).focus()
    await page.keyboard.press('ArrowLeft')
  }
  await expect.poll(() => at(page)).toEqual(every(2))
  for (const name of NAMES) {
    const { x = 0, y = 0, width = 0 } = (await box(page, name).locator('.swiper').first().boundingBox()) ?? {}
    await page.mouse.move(x + width * 0.1, y + 110)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.85, y + 110, { steps: 12 })
    await page.evaluate(() => new Promise((done) => setTimeout(done, 350)))
    await page.mouse.up()
  }
  // From the third on, as far as the hand went.
  const moved = async () => Object.entries(await at(page)).filter(([, index]) => index === '-' || index === 2)
  await expect.poll(moved).toEqual([])
})

test(`gone round either way, each dot leads to its slide, and a press in the frame of a resize counts: ${NAMES.join(', ')}`, async ({
  page,
}) => {
  await open(page, { pagination: 'bullets' })
  await running(page)
  const names = NAMES.filter((name) => name !== 'slideshow with thumbs')
  const press = (label: string) =>
    page.evaluate((name) => {
      for (const el of document.querySelectorAll<HTMLElement>(`[aria-label="${name}"]`)) el.click()
    }, label)
  for (const [label, index] of [
    ['Poprzedni slajd', 5],
    ['Przejdź do slajdu 3', 2],
    ['Następny slajd', 3],
    ['Przejdź do slajdu 6', 5],
    ['Następny slajd', 0],
    ['Następny slajd', 1],
    ['Przejdź do slajdu 5', 4],
    ['Przejdź do slajdu 1', 0],
  ] as const) {
    await press(label)
    await expect.poll(() => at(page, names), label).toEqual(every(index, names))
  }
  await page.evaluate(() => {
    for (const el of document.querySelectorAll('.swiper'))
      (el as unknown as { swiper?: { emit(name: string): void } }).swiper?.emit('resize')
    for (const el of document.querySelectorAll<HTMLElement>('[aria-label="Następny slajd"]')) el.click()
  })
  await expect.poll(() => at(page, names)).toEqual(every(1, names))
})
