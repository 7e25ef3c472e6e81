import { type Infer, number } from '../../settings/fields'

/** Of hand-written counters; the builder's have theirs on the number itself. */
export const settings = {
  /**
   * The number to start from.
   * @example 100
   * @only by hand
   */
  starting_number: number(0, -1e20, 1e20),
  /**
   * Milliseconds that the counting takes.
   * @unit ms
   * @example 1500
   * @only by hand
   */
  duration: number(2000, 0, 60_000),
}
export type CounterSettings = Infer<typeof settings>
