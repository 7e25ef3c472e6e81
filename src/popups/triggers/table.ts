import { pageBody } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { focusedField } from '../../dom/focused-field'
import type { TriggerOptions } from '../opening-fields'
import { startTimer } from '../timer'
import { scrolling, scrollingTo } from './scroll'
import type { Trigger } from './types'

/** Signs of an active visitor. Carousels' `scroll` events do not bubble, so only the page's own scrolling counts. */
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

/** All triggers in the contract's order (contract popups §5.0). */
export const triggers = {
  page_load: ({ page_load_delay }, fire) => startTimer(page_load_delay, fire),
  scrolling,
  scrolling_to: scrollingTo,
  /** A click whose propagation a script stops below the body does not count (contract popups §5.4). */
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
   * The pointer leaves through the window's top edge: it enters no other element, unlike a move along the top row (contract popups §17.13).
   * In a focused field the visitor may be choosing a browser suggestion, and with a button pressed, dragging.
   */
  exit_intent: (_, fire) =>
    on<MouseEvent>(
      window,
      'mouseout',
      ({ clientY, relatedTarget, buttons }) => clientY <= 0 && !relatedTarget && !buttons && !focusedField() && fire(),
    ),
} satisfies Record<string, Trigger>

export type TriggerName = keyof typeof triggers

/** The names of the enabled triggers. */
export const enabledTriggers = (options: TriggerOptions): TriggerName[] =>
  (Object.keys(triggers) as TriggerName[]).filter((name) => options[name])
