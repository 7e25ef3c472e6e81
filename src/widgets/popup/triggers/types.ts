import type { TriggerOptions } from '../display-settings'

/** What triggers need from the page; tests pass their own. */
export interface TriggerEnvironment {
  /** Calls `listener` in the next frame, and then once a frame while the page scrolls or is resized; returns the function that stops it. */
  onScroll: (listener: () => void) => () => void
  /** The page's scroll position, the height of its visible part and its whole height, in px. */
  measure: () => { y: number; viewportHeight: number; pageHeight: number }
  /** Matching elements of the page itself, not those in popups. */
  find: (selector: string) => Element[]
}

/** Waits and calls `fire`. Returns the function that stops waiting, or the name of the option because of which the trigger can never fire. */
export type Trigger = (options: TriggerOptions, fire: () => void, environment: TriggerEnvironment) => (() => void) | string
