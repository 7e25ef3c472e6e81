import { describe, expect, it } from 'vitest'
import { type Breakpoint, breakpointsOf } from '../../page/config'
import { type Layout, layoutAt } from './layouts'
import { sliderOptions } from './options'
import type { SliderKind } from './types'

const defaultBreakpoints = breakpointsOf({})
const laptopAndWidescreen = breakpointsOf({ laptop: { value: 1366, is_enabled: true }, widescreen: { value: 2400, is_enabled: true } })
const size = (value: number | string) => ({ unit: 'px', size: value, sizes: [] })
const read = (raw: object, kind: SliderKind = 'base', count = 7, breakpoints: Breakpoint[] = defaultBreakpoints) =>
  sliderOptions(kind, { ...raw }, count, breakpoints)
/** `[slides in view, slides per step, spacing]` by minimum width. */
const readLayouts = (...given: Parameters<typeof read>) =>
  Object.fromEntries(Object.entries(read(...given).breakpoints).map(([width, layout]) => [width, asList(layout)]))
const asList = ({ slidesPerView, slidesPerGroup, spaceBetween }: Layout) => [slidesPerView, slidesPerGroup, spaceBetween]
const layoutOf = (width: number, ...given: Parameters<typeof read>) => layoutAt(read(...given).breakpoints, width)

describe('the layouts of the devices', () => {
  it.each([
    [
      'three in view on the desktop give two on a tablet and one on a phone (TV-CA-1)',
      { slides_to_show: '3' },
      { 0: [1, 1, 0], 767.02: [2, 1, 0], 1024.02: [3, 1, 0] },
    ],
    [
      'a step of two is desktop only, spacing is inherited (TV-CA-2)',
      {
        slides_to_show: '3',
        slides_to_scroll: '2',
        image_spacing_custom: size(30),
        image_spacing_custom_tablet: size(''),
        image_spacing_custom_mobile: size(10),
      },
      { 0: [1, 1, 10], 767.02: [2, 1, 30], 1024.02: [3, 2, 30] },
    ],
    [
      'one in view on the desktop gives one everywhere (TV-CA-3)',
      { slides_to_show: '1', effect: 'fade' },
      { 0: [1, 1, 0], 767.02: [1, 1, 0], 1024.02: [1, 1, 0] },
    ],
    ['nothing set means three in view (TV-CA-6)', {}, { 0: [1, 1, 0], 767.02: [2, 1, 0], 1024.02: [3, 1, 0] }],
    ['"0" counts as not set', { slides_to_show: '0', slides_to_show_mobile: '0' }, { 0: [1, 1, 0], 767.02: [2, 1, 0], 1024.02: [3, 1, 0] }],
    [
      'a fractional step counts as unset, as does a tiny number',
      { slides_to_show: 1e-40, slides_to_scroll: 2.5, slides_to_scroll_tablet: 2e-40 },
      { 0: [1, 1, 0], 767.02: [2, 1, 0], 1024.02: [3, 2, 0] },
    ],
    [
      'with one in view on the desktop a step moves one slide',
      { slides_to_show: 1, slides_to_scroll: 3 },
      { 0: [1, 1, 0], 767.02: [1, 1, 0], 1024.02: [1, 1, 0] },
    ],
  ])('%s', (_, raw, expected) => expect(readLayouts(raw)).toEqual(expected))

  it('a laptop inherits from the desktop, not the widescreen as in the builder (TV-CA-4)', () => {
    const given = { slides_to_show: '3', slides_to_show_widescreen: '5' }
    expect(layoutOf(1200, given, 'base', 7, laptopAndWidescreen).slidesPerView).toBe(3)
  })
  it('a widescreen keeps its own number, unlike in the builder (TV-SW-2)', () => {
    const given = { slides_to_show: '3', slides_to_show_widescreen: '5' }
    expect(layoutOf(2399, given, 'base', 7, laptopAndWidescreen).slidesPerView).toBe(3)
    expect(layoutOf(2400, given, 'base', 7, laptopAndWidescreen).slidesPerView).toBe(5)
  })
  it.each([
    [760, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 2],
    [1025, 3],
  ])('%i px shows %i slides, as set for the device, even at its last pixel (TV-SW-3)', (width, slides) => {
    expect(layoutOf(width, { slides_to_show: 3 }).slidesPerView).toBe(slides)
  })
  it('returning from phone to desktop width restores the spacing (TV-SW-4)', () => {
    const given = { image_spacing_custom: size(30), image_spacing_custom_mobile: size(10) }
    expect([layoutOf(600, given).spaceBetween, layoutOf(1300, given).spaceBetween]).toEqual([10, 30])
  })
})

describe('the options', () => {
  it('slides fade only with one in view (TV-CA-3)', () => {
    expect(read({ slides_to_show: '1', effect: 'fade' }).effect).toBe('fade')
    expect(read({ slides_to_show: '2', effect: 'fade' }).effect).toBe('slide')
  })
  it('autoplay continues after an interaction unless pause_on_interaction is set (TV-CA-5)', () => {
    expect(read({ autoplay: 'yes' }).stopOnInteraction).toBe(false)
    expect(read({ autoplay: 'yes', pause_on_interaction: 'yes' }).stopOnInteraction).toBe(true)
  })
  it('navigation “dots” gives bullets without arrows, and nothing plays unless set (TV-CA-6)', () => {
    expect(read({ navigation: 'dots' })).toMatchObject({ arrows: false, pagination: 'bullets', delay: 0 })
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
  ])('the controls of %j are %j', (raw, expected) => expect(read(raw)).toMatchObject(expected))
  it('a zero or missing delay means five seconds, so slides never change back to back', () => {
    expect(read({ autoplay: 'yes', autoplay_speed: '' }).delay).toBe(5000)
    expect(read({ autoplay: 'yes', autoplay_speed: 0 }).delay).toBe(5000)
  })
  it('an offset on the right counts the partial slide as in view', () => {
    expect(read({ slides_to_show: 2, offset_sides: 'right' }).slidesPerView).toBe(2.001)
    expect(read({ slides_to_show: 2, offset_sides: 'left' }).slidesPerView).toBe(2)
  })
  it('hand-written sliders pause on hover and end on interaction unless set to no', () => {
    expect(read({ autoplay: 'yes' }, 'hand-written')).toMatchObject({ pauseOnHover: true, stopOnInteraction: true })
    expect(read({ autoplay: 'yes', pause_on_hover: false }, 'hand-written').pauseOnHover).toBe(false)
    expect(read({ autoplay: 'yes', pause_on_interaction: 'true' }, 'hand-written').stopOnInteraction).toBe(true)
    expect(read({ autoplay: 'yes', pause_on_hover: 'no' }, 'hand-written').pauseOnHover).toBe(false)
  })
})

describe('the slides in view of the other carousels', () => {
  it.each([
    ['media carousel', 'pro', {}, 7, [1, 2, 3]],
    ['media carousel with two slides', 'pro', {}, 2, [1, 2, 2]],
    ['media carousel that fades', 'pro', { effect: 'fade', slides_per_view: 3 }, 7, [1, 1, 1]],
    ['coverflow', 'pro', { skin: 'coverflow', slides_per_view: '3' }, 7, [1, 2, 3]],
    ['testimonials', 'testimonials', { slides_per_view: '2', slides_per_view_mobile: '1' }, 3, [1, 1, 2]],
    ['slides', 'slides', { slides_to_show: 3 }, 3, [1, 1, 1]],
  ] as const)('%s', (_, kind, raw, count, expected) => {
    expect(Object.values(read(raw, kind, count).breakpoints).map((layout) => layout.slidesPerView)).toEqual(expected)
  })
  it('the slides widget has its own names for speed and effect, and stops at the end', () => {
    expect(read({ transition: 'fade', transition_speed: 800 }, 'slides')).toMatchObject({ effect: 'fade', speed: 800, stopsAtEnd: true })
  })
  it.each([
    ['16px', 16],
    ['16', 16],
    ['wide', 0],
  ])('a spacing may be a text: %s', (image_spacing_custom, px) =>
    expect(read({ image_spacing_custom }, 'hand-written').spaceBetween).toBe(px),
  )
  it('a missing spacing is 0', () => expect(read({ space_between: null }, 'pro').spaceBetween).toBe(0))
})

describe('a row with as many slides as it shows, or fewer', () => {
  const loops = (kind: SliderKind, count: number, width: number, raw = {}) => {
    const { loop, sets } = sliderOptions(
      kind,
      { slides_to_show: 3, infinite: 'yes', loop: 'yes', ...raw },
      count,
      defaultBreakpoints,
      width,
    )
    return [loop, sets]
  }
  it.each([
    [2, 1440, [false, 1]],
    [3, 1440, [false, 1]],
    [4, 1440, [true, 1]],
    [2, 1000, [false, 1]],
    [3, 1000, [true, 1]],
    [2, 390, [true, 1]],
  ])('%i slides at %i px by hand', (count, width, expected) => expect(loops('hand-written', count, width)).toEqual(expected))
  it('goes round if one of them is cut off', () => expect(loops('hand-written', 3, 1440, { slides_to_show: 2.5 })).toEqual([true, 2]))
  it('goes round in builder markup', () => expect(loops('base', 2, 1440)).toEqual([true, 2]))
})

describe('sets of slides in an endless row', () => {
  it.each([
    ['one without a loop', { slides_to_show: 3 }, 2, 1],
    ['one with enough slides', { slides_to_show: 3, infinite: 'yes' }, 4, 1],
    ['two with only as many as in view', { slides_to_show: 3, infinite: 'yes' }, 3, 2],
    ['two with fewer than in view', { slides_to_show: 3, infinite: 'yes' }, 2, 2],
    ['two for steps of two through seven slides', { slides_to_show: 3, slides_to_scroll: 2, infinite: 'yes' }, 7, 2],
  ])('%s', (_, raw, count, sets) => expect(read(raw, 'base', count).sets).toBe(sets))
})

it('any settings give at least one slide in view and per step', () => {
  for (const raw of [
    { slides_to_show: {}, speed: [], autoplay: {}, image_spacing_custom: 'x', effect: 3 },
    { slides_to_show: '1e9' },
    { slides_to_show: -4 },
  ]) {
    for (const layout of Object.values(read(raw).breakpoints)) {
      expect(layout.slidesPerView).toBeGreaterThan(0)
      expect(layout.slidesPerGroup).toBeGreaterThan(0)
    }
  }
})
