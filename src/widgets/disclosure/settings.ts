import { asObject, isObject } from '../../base/values'
import type { ByDevice } from '../../settings/fields'
import type { Field, Infer } from '../../settings/read'

/** In ms: how long a part slides, or a tab appears, where no setting says it (specification §9). */
export const DEFAULT_DURATION = 400

// Fields of settings/fields.ts would be copied into this chunk, with 500 bytes (gzip) of what it does not use.
const choice = (words: string[]): Field<string> => ({
  kind: 'choice',
  default: words[0] as string,
  words,
  parse: (given) => words.find((word) => word === given),
})
const responsive = (words: string[]) =>
  ({ kind: 'responsive', default: {}, field: choice(words) as Field<unknown> }) as unknown as Field<ByDevice<string>>

export const tabsSettings = {
  tabs_justify_horizontal: responsive(['start', 'center', 'end', 'stretch']),
  horizontal_scroll: responsive(['disable', 'enable']),
}
export type TabsSettings = Infer<typeof tabsSettings>

/** `{unit: "ms" | "s", size}`, a number of ms, or text such as `"0.2s"`; an empty size means no time. In ms, up to what anybody waits for. */
const duration: Field<number> = {
  kind: 'size',
  default: DEFAULT_DURATION,
  parse: (given) => {
    const { size = given, unit = given } = asObject(given)
    const n = isObject(given) && !size ? 0 : Number.parseFloat(String(size))
    return Number.isNaN(n) ? undefined : Math.min(Math.max(0, /\ds$|^s$/.test(String(unit)) ? n * 1000 : n), 10_000)
  },
}

export const accordionSettings = { max_items_expended: choice(['one', 'multiple']), n_accordion_animation_duration: duration }
export type AccordionSettings = Infer<typeof accordionSettings>
