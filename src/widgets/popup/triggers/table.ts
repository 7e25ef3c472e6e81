import { pageBody } from '../../../base/document'
import { on } from '../../../base/events'
import { stopAll } from '../../../base/lifetime'
import { focusedField } from '../../../dom/focused-field'
import { startTimer } from '../timer'
import { scrolling, scrollingTo } from './scroll'
import type { Trigger } from './types'

/** What a visitor does while reading. The `scroll` events of carousels do not bubble, so only the page's own scrolling counts. */
const ACTIVITY_EVENTS = [
  'mousemove',
  'pointermove',
  'pointerdown',
  'touchstart',
  'touchmove',
  'wheel',
  'keydown',
  'keypress',
  'scroll',
  'pageshow',
]

/** Every trigger, in the order of the contract (contract popups §5.0). */
export const triggers = {
  page_load: ({ page_load_delay }, fire) => startTimer(page_load_delay, fire),
  scrolling,
  scrolling_to: scrollingTo,
  /** A click whose propagation a script stops before it reaches the body does not count (contract popups §5.4). */
  click: ({ click_times }, fire) => {
    if (click_times < 1) return 'click_times'
    let clicks = 0
    return on(pageBody(), 'click', () => ++clicks === click_times && fire())
  },
  inactivity: ({ inactivity_time }, fire) => {
    let stopTimer = startTimer(inactivity_time, fire)
    const restartTimer = () => {
      stopTimer()
      stopTimer = startTimer(inactivity_time, fire)
    }
    const stops = ACTIVITY_EVENTS.map((type) => on(window, type, restartTimer, { passive: true, capture: type !== 'scroll' }))
    return () => {
      stopTimer()
      stopAll(stops)
    }
  },
  /**
   * The pointer leaves the window through its top edge without entering another element; a move along the topmost row enters one (contract popups
   * §17.13).
   * Somebody who is filling in a field may only be going to the browser's suggestions, and with a button held, something is being dragged.
   */
  exit_intent: (_, fire) =>
    on<MouseEvent>(
      window,
      'mouseout',
      ({ clientY, relatedTarget, buttons }) => clientY <= 0 && !relatedTarget && !buttons && !focusedField() && fire(),
    ),
} satisfies Record<string, Trigger>

export type TriggerName = keyof typeof triggers
