import type { Raw } from '../../base/values'
import type { Breakpoint } from '../../page/config'
import { choice, flag, number, text } from '../../settings/fields'
import { type Infer, readSettings } from '../../settings/read'
import { deviceLayout, type Layout, layoutAt, layoutsByDevice, positive, setsNeeded } from './layouts'
import type { SliderKind } from './types'

/** A carousel's behaviour; the inherited layout is the desktop's. */
export interface SliderOptions extends Layout {
  /** All devices' layouts by minimum window width. */
  breakpoints: Record<string, Layout>
  /** The row is endless. */
  loop: boolean
  /** How long a change of slides takes, in ms. */
  speed: number
  effect: 'slide' | 'fade' | 'cube' | 'coverflow'
  /** How long each slide stays, in ms; 0 disables autoplay. */
  delay: number
  /** Autoplay ends at the last slide instead of returning to the first. */
  stopsAtEnd: boolean
  pauseOnHover: boolean
  stopOnInteraction: boolean
  arrows: boolean
  pagination: '' | 'bullets' | 'fraction' | 'progressbar'
  /** The Pro carousels show a grab cursor, and except in the slides widget, a click on a slide goes to it. */
  hasGrabCursor: boolean
  /** The sides where part of the neighbouring slide is visible. */
  offset: 'none' | 'left' | 'right' | 'both'
  /** How many copies of the slides an endless row needs. */
  sets: number
}

const MINUTE = 60_000
/** Browsers treat longer timeouts as 0, which would change slides back to back. */
const MAX_TIMEOUT = 2e9

/** Settings shared with hand-written carousels. */
export const sharedFields = {
  /** Which controls the slider has: arrows, dots, both or none. */
  navigation: choice(['both', 'arrows', 'dots', 'none'], 'both'),
  /**
   * What the dots look like: `bullets`, a `fraction` such as 2 / 5, or a `progressbar`. Without `navigation` it also switches them on.
   */
  pagination: choice(['', 'bullets', 'fraction', 'progressbar'], ''),
  /**
   * Shows the arrows. It counts only if `navigation` is not set.
   * @with {"pagination":"fraction"}
   */
  arrows: flag(true),
  /** Goes on from the last slide to the first, and back. */
  infinite: flag(),
  /**
   * Milliseconds that a change of slides takes.
   * @unit ms
   * @example 800
   */
  speed: number(500, 0, MINUTE),
  /** Changes slides by itself, with a button to pause. For visitors who have asked for less motion it stays still. */
  autoplay: flag(),
  /**
   * Milliseconds between one change of slides and the next.
   * @unit ms
   * @example 8000
   */
  autoplay_speed: number(5000, 0, MAX_TIMEOUT),
  /** Shows a part of the neighbouring slides on one side or both. */
  offset_sides: choice(['none', 'left', 'right', 'both'], 'none'),
}
export const fields = {
  ...sharedFields,
  skin: choice(['carousel', 'slideshow', 'coverflow'], 'carousel'),
  show_arrows: flag(true),
  loop: flag(),
  transition_speed: number(500, 0, MINUTE),
  effect: choice(['slide', 'fade', 'cube', 'coverflow'], 'slide'),
  transition: choice(['slide', 'fade'], 'slide'),
  pause_on_hover: text(),
  pause_on_interaction: text(),
}
type Settings = Infer<typeof fields>

/**
 * A carousel's behaviour in a window of this width, from its settings and number of slides (contract media §§3.2, 3.3, 3.4, 3.8, contract
 * loops §§9, 10).
 */
export function sliderOptions(
  kind: SliderKind,
  raw: Raw,
  slides: number,
  breakpoints: readonly Breakpoint[],
  width = innerWidth,
): SliderOptions {
  const settings: Settings = readSettings(fields, raw)
  const effect = readEffect(kind, settings, raw)
  const offset = settings.offset_sides
  const isSingle = effect === 'fade' || effect === 'cube'
  const { layouts, ...byDevice } = layoutsByDevice(breakpoints, (device, devices) =>
    deviceLayout({ kind, raw, count: slides, isSingle }, device, devices),
  )
  // Add 0.001 as the builder does (contract media §3.2), so that Swiper counts the partial slide as in view.
  if (offset === 'right' || offset === 'both') for (const layout of layouts) layout.slidesPerView += 0.001
  const isPro = kind === 'pro' || kind === 'testimonials'
  // A builder's row with too few slides goes round and shows them twice (contract media §3.7); a hand-written one stays.
  const goesRound = ({ slidesPerView }: Layout) => kind !== 'hand-written' || slides > slidesPerView
  const loop = (isPro ? settings.loop : settings.infinite) && goesRound(layoutAt(byDevice.breakpoints, width))
  // In builder markup, on only if set; by hand, on by default.
  const isOn = (name: 'pause_on_hover' | 'pause_on_interaction') =>
    kind === 'hand-written' ? readSettings({ on: flag(true) }, { on: raw[name] }).on : settings[name] === 'yes'
  return {
    ...byDevice.desktop,
    breakpoints: byDevice.breakpoints,
    loop,
    speed: kind === 'slides' ? settings.transition_speed : settings.speed,
    effect,
    // A delay of 0 would change slides back to back.
    delay: settings.autoplay ? settings.autoplay_speed || 5000 : 0,
    stopsAtEnd: kind === 'slides',
    pauseOnHover: isOn('pause_on_hover'),
    stopOnInteraction: isOn('pause_on_interaction'),
    ...readControls(isPro, settings, raw),
    hasGrabCursor: isPro || kind === 'slides',
    offset,
    sets: loop ? setsNeeded(slides, layouts.filter(goesRound), effect === 'coverflow', offset !== 'none') : 1,
  }
}

/** Some widgets use one setting for both controls (`navigation`), others two (`arrows` or `show_arrows`, `pagination`). */
function readControls(isPro: boolean, settings: Settings, raw: Raw): Pick<SliderOptions, 'arrows' | 'pagination'> {
  const { navigation, pagination } = settings
  const hasNavigation = !isPro && ('navigation' in raw || !('pagination' in raw || 'arrows' in raw))
  if (hasNavigation)
    return {
      arrows: navigation === 'both' || navigation === 'arrows',
      pagination: navigation === 'both' || navigation === 'dots' ? pagination || 'bullets' : '',
    }
  // A slideshow has thumbnails instead of pagination.
  return { arrows: settings.arrows && settings.show_arrows, pagination: settings.skin === 'slideshow' ? '' : pagination }
}

function readEffect(kind: SliderKind, settings: Settings, raw: Raw): SliderOptions['effect'] {
  if (kind === 'slides') return settings.transition
  if (kind === 'testimonials') return 'slide'
  if (kind === 'pro') return settings.skin === 'coverflow' ? 'coverflow' : settings.effect
  // Slides fade only if the desktop shows one at a time (contract media §3.2).
  return settings.effect === 'fade' && positive(raw.slides_to_show) === 1 ? 'fade' : 'slide'
}
