import { asObject, isObject } from '../../base/values'
import { DEFAULT_DURATION } from '../../dom/disclosure/parts'
import { choice, type Field, type Infer } from '../../settings/fields'

/** In ms, from `{unit: "ms" | "s", size}`, a number of ms, or text such as `"0.2s"`; an empty size means 0. At most ten seconds. */
const duration: Field<number> = {
  kind: 'size',
  default: DEFAULT_DURATION,
  parse: (given) => {
    const { size = given, unit = given } = asObject(given)
    const n = isObject(given) && !size ? 0 : Number.parseFloat(String(size))
    return Number.isNaN(n) ? undefined : Math.min(Math.max(0, /\ds$|^s$/.test(String(unit)) ? n * 1000 : n), 10_000)
  },
}

export const accordionSettings = {
  /** How many items may be open at a time. */
  max_items_expended: choice(['one', 'multiple'], 'one'),
  /**
   * How long opening and closing takes, at most ten seconds.
   * @unit ms
   * @example "0.3s"
   * @values milliseconds, a text such as `"0.3s"` or `"300ms"`, or `{"unit":"ms","size":300}`
   */
  n_accordion_animation_duration: duration,
}
export type AccordionSettings = Infer<typeof accordionSettings>
