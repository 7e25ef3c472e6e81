import type { TriggerOptions } from '../opening-fields'

/** What triggers need from the page; tests pass their own. */
export interface TriggerEnvironment {
  /** Calls `listener` in the next frame, then once per frame while the page scrolls or resizes; returns a function that stops it. */
  onScroll: (listener: () => void) => () => void
  /** The page's scroll position, visible height and total height, in px. */
  measure: () => { y: number; viewportHeight: number; pageHeight: number }
  /** Matching elements of the page, excluding those in popups. */
  find: (selector: string) => Element[]
}

/** Waits, then calls `fire`. Returns a function that stops waiting, or the name of the option that makes the trigger unable to fire. */
export type Trigger = (options: TriggerOptions, fire: () => void, environment: TriggerEnvironment) => (() => void) | string
