import { on } from '../../../base/events'
import type { TriggerOptions } from '../display-settings'
import { scrolling, scrollingTo } from './scroll'

/** What triggers need of the page; tests bring their own. */
export interface Env {
  /** Ticks while the page scrolls; returns its undoing. */
  onScroll: (tick: () => void) => () => void
  /** Where the page is scrolled to, how much of it shows, and how tall it is, in px. */
  measure: () => { y: number; view: number; height: number }
  /** Elements of the page itself, none of a popup's. */
  find: (selector: string) => Element[]
}
/** Waits and calls `fire`; returns its undoing, or the option in the way of its ever firing. */
export type Trigger = (options: TriggerOptions, fire: () => void, env: Env) => (() => void) | string

const later = (ms: number, fire: () => void) => {
  const timer = setTimeout(fire, ms)
  return () => clearTimeout(timer)
}

/** What a visitor does while reading; scrolling carousels do not bubble, so only the page's own scrolling counts. */
const SIGNS = ['mousemove', 'pointermove', 'pointerdown', 'touchstart', 'touchmove', 'wheel', 'keydown', 'keypress', 'scroll']

/** Every trigger, in the order of the contract (popups §5.0). */
export const triggers = {
  page_load: (o, fire) => later(o.page_load_delay, fire),
  scrolling,
  scrolling_to: scrollingTo,
  /** Clicks that a script stops before they reach the body do not count (contract popups §5.4). */
  click: ({ click_times: wanted }, fire) => {
    if (wanted < 1) return 'click_times'
    let clicks = 0
    return on(document.body, 'click', () => ++clicks === wanted && fire())
  },
  inactivity: ({ inactivity_time: ms }, fire) => {
    let stop = later(ms, fire)
    const again = () => {
      stop()
      stop = later(ms, fire)
    }
    const stops = SIGNS.map((sign) => on(window, sign, again, { passive: true, capture: sign !== 'scroll' }))
    return () => {
      for (const each of [stop, ...stops]) each()
    }
  },
  /** Leaving through the top edge leads to no other element; moves along the topmost row do (contract popups §17.13). */
  exit_intent: (_, fire) => on<MouseEvent>(window, 'mouseout', ({ clientY, relatedTarget }) => clientY <= 0 && !relatedTarget && fire()),
} satisfies Record<string, Trigger>

export type TriggerName = keyof typeof triggers
