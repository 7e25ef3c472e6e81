import { asObject, type Raw } from '../../base/values'
import type { Breakpoint } from '../../builder/config'
import { activeDevices } from '../../builder/device'
import { choice, count, flag, text } from '../../settings/fields'
import { type Infer, readSettings } from '../../settings/read'
import { type Device, responsiveValue } from '../../settings/responsive'

/** Which family of settings a carousel has: the shared base, the older Pro base, the slides widget, or hand-written markup. */
export type SliderKind = 'base' | 'pro' | 'quotes' | 'slides' | 'hand'
export interface Layout {
  slidesPerView: number
  slidesPerGroup: number
  spaceBetween: number
}
export interface SliderOptions extends Layout {
  /** By the smallest width each counts from: the devices' exact widths (contract core §24.1). */
  breakpoints: Record<string, Layout>
  loop: boolean
  speed: number
  effect: 'slide' | 'fade' | 'cube' | 'coverflow'
  /** Milliseconds between slides; 0 does not play. */
  delay: number
  stopsAtEnd: boolean
  pauseOnHover: boolean
  stopOnInteraction: boolean
  arrows: boolean
  dots: '' | 'bullets' | 'fraction' | 'progressbar'
  lazy: boolean
  /** The Pro carousels show a grab cursor, and a click on a slide goes to it. */
  grabs: boolean
  /** A part of the neighbours shows beside the slides. */
  offset: 'none' | 'left' | 'right' | 'both'
  /** How often the set of slides must be there so that an endless row never runs out. */
  sets: number
}

const MINUTE = 60_000
/** Timers take times from 2³¹ on for none: slides would change back to back. */
const fields = {
  skin: choice(['carousel', 'slideshow', 'coverflow'], 'carousel'),
  navigation: choice(['both', 'arrows', 'dots', 'none'], 'both'),
  pagination: choice(['', 'bullets', 'fraction', 'progressbar'], ''),
  arrows: flag(true),
  show_arrows: flag(true),
  infinite: flag(),
  loop: flag(),
  speed: count(500, 0, MINUTE),
  transition_speed: count(500, 0, MINUTE),
  effect: choice(['slide', 'fade', 'cube', 'coverflow'], 'slide'),
  transition: choice(['slide', 'fade'], 'slide'),
  autoplay: flag(),
  autoplay_speed: count(5000, 0, 2e9),
  pause_on_hover: text(),
  pause_on_interaction: text(),
  lazyload: flag(),
  offset_sides: choice(['none', 'left', 'right', 'both'], 'none'),
}
type Read = Infer<typeof fields>

/** What a carousel does, out of its settings alone (contract media §3.2–3.4, §3.8; loops §9, §10). */
export function sliderOptions(kind: SliderKind, raw: Raw, slides: number, breakpoints: readonly Breakpoint[]): SliderOptions {
  const s: Read = readSettings(fields, raw)
  const effect = effectOf(kind, s, raw)
  const offset = s.offset_sides
  const all = perDevice(breakpoints, (device, devices) => layout(kind, raw, device, devices, slides, effect))
  if (offset === 'right' || offset === 'both') for (const each of all.layouts) each.slidesPerView += 0.001
  const byNavigation = kind !== 'pro' && kind !== 'quotes' && ('navigation' in raw || !('pagination' in raw || 'arrows' in raw))
  const loop = kind === 'pro' || kind === 'quotes' ? s.loop : s.infinite
  const hovers = (value: string) => (value ? value === 'yes' : kind === 'hand')
  return {
    ...all.desktop,
    breakpoints: all.breakpoints,
    loop,
    speed: kind === 'slides' ? s.transition_speed : s.speed,
    effect,
    // A delay of 0 would change slides back to back.
    delay: s.autoplay ? s.autoplay_speed || 5000 : 0,
    stopsAtEnd: kind === 'slides',
    pauseOnHover: hovers(s.pause_on_hover),
    stopOnInteraction: hovers(s.pause_on_interaction),
    arrows: byNavigation ? s.navigation === 'both' || s.navigation === 'arrows' : s.arrows && s.show_arrows,
    dots: byNavigation
      ? s.navigation === 'both' || s.navigation === 'dots'
        ? s.pagination || 'bullets'
        : ''
      : s.skin === 'slideshow'
        ? ''
        : s.pagination,
    lazy: s.lazyload,
    grabs: kind === 'pro' || kind === 'quotes' || kind === 'slides',
    offset,
    sets: loop ? setsOf(slides, all.layouts, effect === 'coverflow', offset !== 'none') : 1,
  }
}

function effectOf(kind: SliderKind, s: Read, raw: Raw): SliderOptions['effect'] {
  if (kind === 'slides') return s.transition
  if (kind === 'quotes') return 'slide'
  if (kind === 'pro') return s.skin === 'coverflow' ? 'coverflow' : s.effect
  // One at a time on the desktop, else the effect is not to be had (contract media §3.2).
  return s.effect === 'fade' && number(raw.slides_to_show) === 1 ? 'fade' : 'slide'
}

/** A positive number, given as one or as text; anything else is unset. Nobody means a thousand slides a view. */
const number = (value: unknown, max = 50): number => Math.min(max, Math.max(0, Number(value) || 0))

function layout(
  kind: SliderKind,
  raw: Raw,
  device: Device,
  devices: readonly Device[],
  slides: number,
  effect: SliderOptions['effect'],
): Layout {
  const one = { slidesPerView: 1, slidesPerGroup: 1, spaceBetween: 0 }
  if (kind === 'slides') return one
  const isDesktop = device === 'desktop'
  const own = (key: string) => raw[isDesktop ? key : `${key}_${device}`]
  if (kind === 'base' || kind === 'hand') {
    const isSingle = view(raw, 'desktop', devices) === 1
    return {
      slidesPerView: view(raw, device, devices),
      slidesPerGroup: (!(isDesktop && isSingle) && number(own('slides_to_scroll'))) || 1,
      spaceBetween: number(responsiveValue(raw, 'image_spacing_custom', 'size', device, devices), 1000),
    }
  }
  const spaceBetween = number(asObject(own('space_between')).size, 1000)
  if (raw.skin === 'slideshow' || (effect !== 'slide' && effect !== 'coverflow')) return { ...one, spaceBetween }
  const isWide = device === 'widescreen' || device === 'laptop'
  return {
    slidesPerView: Math.min(slides, number(own('slides_per_view')) || (isWide && number(raw.slides_per_view)) || usual(kind, device)),
    slidesPerGroup: Math.min(slides, number(own('slides_to_scroll')) || 1),
    spaceBetween,
  }
}

/** Slides a view where nothing is set, in the older Pro base (contract media §3.8). */
const usual = (kind: SliderKind, device: Device) =>
  kind === 'quotes' || device === 'mobile' ? 1 : device === 'tablet' || device === 'mobile_extra' ? 2 : 3

/** Walks from the desktop down: own value, else the device's usual one, else the next larger device's (contract media §3.3, core §24.1). */
function view(raw: Raw, device: Device, devices: readonly Device[]): number {
  const desktop = number(raw.slides_to_show) || 3
  if (device === 'desktop') return desktop
  const own = number(raw[`slides_to_show_${device}`])
  if (own) return own
  if (device === 'mobile') return 1
  if (device === 'tablet') return desktop === 1 ? 1 : 2
  return device === 'widescreen' ? desktop : view(raw, devices[devices.indexOf(device) + 1] ?? 'desktop', devices)
}

/**
 * One layout a device, by the smallest width it counts from. A device begins where the one below ends, that last pixel not
 * included: 767.02, so that zoomed pages with widths between two pixels agree with CSS.
 */
export function perDevice(breakpoints: readonly Breakpoint[], layoutOf: (device: Device, devices: readonly Device[]) => Layout) {
  const devices = activeDevices(breakpoints)
  const layouts = devices.map((device) => layoutOf(device, devices))
  const value = (name?: Device) => breakpoints.find((b) => b.name === name)?.value ?? 0
  const from = (i: number) => (devices[i] === 'widescreen' ? value('widescreen') : i && value(devices[i - 1]) + 0.02)
  return {
    layouts,
    breakpoints: Object.fromEntries(layouts.map((each, i) => [from(i), each])),
    desktop: layouts[devices.indexOf('desktop')] as Layout,
  }
}

/** Swiper turns its own slides around instead of copying them; it needs a view and a step of them, in whole steps. */
function setsOf(slides: number, layouts: Layout[], isCentered: boolean, isWider: boolean): number {
  const need = ({ slidesPerView, slidesPerGroup }: Layout) =>
    Math.ceil(slidesPerView * (isCentered ? 1.5 : 1)) + slidesPerGroup + (isCentered ? 2 : 0)
  const enough = Math.max(...layouts.map(need)) + (isWider ? 1 : 0)
  for (let sets = 1; sets <= 12; sets++) {
    if (sets * slides >= enough && layouts.every((l) => (sets * slides) % l.slidesPerGroup === 0)) return sets
  }
  return Math.ceil(enough / slides)
}
