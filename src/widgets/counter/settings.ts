import { type Infer, number } from '../../settings/fields'

/** Of hand-written counters; the builder's carry theirs on the number itself. */
export const settings = {
  starting_number: number(0, -1e20, 1e20),
  /** In ms. */
  duration: number(2000, 0, 60_000),
}
export type CounterSettings = Infer<typeof settings>
