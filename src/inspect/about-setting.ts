import { matchesSelector } from '../base/property-of'
import type { Widget } from '../runtime/widget'
import { DEVICES } from '../settings/responsive'

/** Descriptions of settings, by widget and name. */
export type Texts = Record<string, Record<string, string>>

/** The reference's texts, in a lazy chunk; empty if it fails to load. */
export const loadTexts = (): Promise<Texts> =>
  import('./setting-texts').then(
    (m) => m.texts,
    () => ({}),
  )

const withoutDevice = (key: string) => key.replace(new RegExp(`_(${DEVICES.join('|')})$`), '')

/** The description of a mistake's setting, or of the one probably meant; empty if unknown. */
export function aboutSetting(
  { el, field, what }: { el: HTMLElement; field: string; what: string },
  declared: Widget[],
  texts: Texts,
): string {
  // Parses the suggestion at the end of a mistake's text.
  const meant = /did you mean ([\w.]+)\?$/.exec(what)?.[1] ?? ''
  const tables = declared.filter(({ match }) => matchesSelector(el, match)).map(({ name }) => texts[name] ?? {})
  const group = field.slice(0, field.lastIndexOf('.') + 1)
  for (const key of [field, meant, group + meant].flatMap((one) => [one, withoutDevice(one)]))
    for (const table of tables) if (Object.hasOwn(table, key)) return `${meant && key !== field ? `${key}: ` : ''}${table[key]}`
  return ''
}
