import { describe, expect, it } from 'vitest'
import { type Breakpoint, breakpointsOf } from '../../builder/config'
import type { Layout } from './layouts'
import { sliderOptions } from './options'
import type { SliderKind } from './types'

const usual = breakpointsOf({})
const wide = breakpointsOf({ laptop: { value: 1366, is_enabled: true }, widescreen: { value: 2400, is_enabled: true } })
const size = (value: number | string) => ({ unit: 'px', size: value, sizes: [] })
const of = (raw: object, kind: SliderKind = 'base', count = 7, breakpoints: Breakpoint[] = usual) =>
  sliderOptions(kind, { ...raw }, count, breakpoints)
const shape = (l: Layout) => [l.slidesPerView, l.slidesPerGroup, l.spaceBetween]
const shapes = (...given: Parameters<typeof of>) =>
  Object.fromEntries(Object.entries(of(...given).breakpoints).map(([at, l]) => [at, shape(l)]))
/** The layout at a width of the window, as Swiper picks it: the largest key that is not above. */
const at = (width: number, ...given: Parameters<typeof of>) => {
  const { breakpoints } = of(...given)
  const key = Math.max(
    ...Object.keys(breakpoints)
      .map(Number)
      .filter((from) => from <= width),
  )
  return breakpoints[`${key}`]
}

describe('layouts by device', () => {
  it.each([
    ['TV-CA-1 defaults', { slides_to_show: '3' }, { 0: [1, 1, 0], 767.02: [2, 1, 0], 1024.02: [3, 1, 0] }],
    [
      'TV-CA-2 a step of two and spacing that a tablet inherits',
      {
        slides_to_show: '3',
        slides_to_scroll: '2',
        image_spacing_custom: size(30),
        image_spacing_custom_tablet: size(''),
        image_spacing_custom_mobile: size(10),
      },
      { 0: [1, 1, 10], 767.02: [2, 1, 30], 1024.02: [3, 2, 30] },
    ],
    ['TV-CA-3 one at a time everywhere', { slides_to_show: '1', effect: 'fade' }, { 0: [1, 1, 0], 767.02: [1, 1, 0], 1024.02: [1, 1, 0] }],
    ['TV-CA-6 nothing set', {}, { 0: [1, 1, 0], 767.02: [2, 1, 0], 1024.02: [3, 1, 0] }],
    ['"0" is unset', { slides_to_show: '0', slides_to_show_mobile: '0' }, { 0: [1, 1, 0], 767.02: [2, 1, 0], 1024.02: [3, 1, 0] }],
    [
      'a step is not for one slide on the desktop',
      { slides_to_show: 1, slides_to_scroll: 3 },
      { 0: [1, 1, 0], 767.02: [1, 1, 0], 1024.02: [1, 1, 0] },
    ],
  ])('%s', (_, raw, expected) => expect(shapes(raw)).toEqual(expected))

  it('TV-CA-4, better: a laptop inherits from the desktop, not from the widescreen', () => {
    const given = { slides_to_show: '3', slides_to_show_widescreen: '5' }
    expect(at(1200, given, 'base', 7, wide)?.slidesPerView).toBe(3)
  })
  it('TV-SW-2, better: widescreen counts', () => {
    const given = { slides_to_show: '3', slides_to_show_widescreen: '5' }
    expect(at(2399, given, 'base', 7, wide)?.slidesPerView).toBe(3)
    expect(at(2400, given, 'base', 7, wide)?.slidesPerView).toBe(5)
  })
  it.each([
    [760, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 2],
    [1025, 3],
  ])('TV-SW-3, better: at %i px there are %i, as the device says', (width, slides) => {
    expect(at(width, { slides_to_show: 3 })?.slidesPerView).toBe(slides)
  })
  it('TV-SW-4, better: a desktop has its own spacing again after a phone', () => {
    const given = { image_spacing_custom: size(30), image_spacing_custom_mobile: size(10) }
    expect([at(600, given)?.spaceBetween, at(1300, given)?.spaceBetween]).toEqual([10, 30])
  })
})

describe('parameters', () => {
  it('TV-CA-3 fades one at a time, and only then', () => {
    expect(of({ slides_to_show: '1', effect: 'fade' }).effect).toBe('fade')
    expect(of({ slides_to_show: '2', effect: 'fade' }).effect).toBe('slide')
  })
  it('TV-CA-5 goes on after an interaction when nothing is said', () => {
    expect(of({ autoplay: 'yes' }).stopOnInteraction).toBe(false)
    expect(of({ autoplay: 'yes', pause_on_interaction: 'yes' }).stopOnInteraction).toBe(true)
  })
  it('TV-CA-6 dots alone, and no autoplay', () => {
    expect(of({ navigation: 'dots' })).toMatchObject({ arrows: false, pagination: 'bullets', delay: 0 })
  })
  it.each([
    [{ navigation: 'none' }, { arrows: false, pagination: '' }],
    [
      { pagination: 'fraction', arrows: 'yes' },
      { arrows: true, pagination: 'fraction' },
    ],
    [
      { pagination: '', arrows: 'yes' },
      { arrows: true, pagination: '' },
    ],
    [{}, { arrows: true, pagination: 'bullets' }],
  ])('%j gives %j', (raw, expected) => expect(of(raw)).toMatchObject(expected))
  it('never plays back to back', () => {
    expect(of({ autoplay: 'yes', autoplay_speed: '' }).delay).toBe(5000)
    expect(of({ autoplay: 'yes', autoplay_speed: 0 }).delay).toBe(5000)
  })
  it('shows a part of the neighbour for an offset on its side', () => {
    expect(of({ slides_to_show: 2, offset_sides: 'right' }).slidesPerView).toBe(2.001)
    expect(of({ slides_to_show: 2, offset_sides: 'left' }).slidesPerView).toBe(2)
  })
  it('hand-written sliders wait under the pointer unless told not to', () => {
    expect(of({ autoplay: 'yes' }, 'handwritten')).toMatchObject({ pauseOnHover: true, stopOnInteraction: true })
    expect(of({ autoplay: 'yes', pause_on_hover: 'no' }, 'handwritten').pauseOnHover).toBe(false)
  })
})

describe('the other carousels', () => {
  it.each([
    ['media', 'pro', {}, 7, [1, 2, 3]],
    ['media with two slides', 'pro', {}, 2, [1, 2, 2]],
    ['media that fades', 'pro', { effect: 'fade', slides_per_view: 3 }, 7, [1, 1, 1]],
    ['coverflow', 'pro', { skin: 'coverflow', slides_per_view: '3' }, 7, [1, 2, 3]],
    ['testimonials', 'testimonials', { slides_per_view: '2', slides_per_view_mobile: '1' }, 3, [1, 1, 2]],
    ['slides', 'slides', { slides_to_show: 3 }, 3, [1, 1, 1]],
  ] as const)('%s', (_, kind, raw, count, expected) => {
    expect(Object.values(of(raw, kind, count).breakpoints).map((l) => l.slidesPerView)).toEqual(expected)
  })
  it('slides: their own names for speed and effect, and they stop at the end', () => {
    expect(of({ transition: 'fade', transition_speed: 800 }, 'slides')).toMatchObject({ effect: 'fade', speed: 800, stopsAtEnd: true })
  })
  it('a missing spacing is none', () => expect(of({ space_between: null }, 'pro').spaceBetween).toBe(0))
})

describe('sets of slides in an endless row', () => {
  it.each([
    ['without a loop one', { slides_to_show: 3 }, 2, 1],
    ['enough slides', { slides_to_show: 3, infinite: 'yes' }, 4, 1],
    ['as many as in view', { slides_to_show: 3, infinite: 'yes' }, 3, 2],
    ['fewer than in view', { slides_to_show: 3, infinite: 'yes' }, 2, 2],
    ['steps of two through seven', { slides_to_show: 3, slides_to_scroll: 2, infinite: 'yes' }, 7, 2],
  ])('%s', (_, raw, count, sets) => expect(of(raw, 'base', count).sets).toBe(sets))
})

it('reads anything', () => {
  for (const raw of [
    { slides_to_show: {}, speed: [], autoplay: {}, image_spacing_custom: 'x', effect: 3 },
    { slides_to_show: '1e9' },
    { slides_to_show: -4 },
  ]) {
    for (const layout of Object.values(of(raw).breakpoints)) {
      expect(layout.slidesPerView).toBeGreaterThan(0)
      expect(layout.slidesPerGroup).toBeGreaterThan(0)
    }
  }
})
