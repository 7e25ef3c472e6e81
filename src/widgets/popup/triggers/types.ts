import type { TriggerOptions } from '../display-settings'

/** What triggers need of the page; tests pass their own. */
export interface TriggerEnvironment {
  /** Calls `listener` in the next frame, and then once a frame while the page scrolls or changes its size; returns the function that stops it. */
  onScroll: (listener: () => void) => () => void
  /** The page's scroll position, the height of its visible part and its whole height, in px. */
  measure: () => { y: number; viewportHeight: number; pageHeight: number }
  /** Elements of the page itself that match; none of a popup's. */
  find: (selector: string) => Element[]
}

/** Waits and calls `fire`. Returns the function that stops waiting, or the name of the option that keeps the trigger from ever firing. */
export type Trigger = (options: TriggerOptions, fire: () => void, environment: TriggerEnvironment) => (() => void) | string
