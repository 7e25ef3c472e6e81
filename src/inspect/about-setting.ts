import { matchesSelector } from '../base/property-of'
import type { Widget } from '../runtime/widget'
import { DEVICES } from '../settings/responsive'

/** What settings do, by widget and name. */
export type Texts = Record<string, Record<string, string>>

/** The texts of the reference, a chunk of their own; none where it cannot be loaded. */
export const loadTexts = (): Promise<Texts> =>
  import('./setting-texts').then(
    (m) => m.texts,
    () => ({}),
  )

const withoutDevice = (key: string) => key.replace(new RegExp(`_(${DEVICES.join('|')})$`), '')

/** What a setting does that a mistake is about, or the one that was probably meant; empty where nobody knows it. */
export function aboutSetting(
  { el, field, what }: { el: HTMLElement; field: string; what: string },
  declared: Widget[],
  texts: Texts,
): string {
  // As a mistake says it for people, at its end.
  const meant = /did you mean ([\w.]+)\?$/.exec(what)?.[1] ?? ''
  const tables = declared.filter(({ match }) => matchesSelector(el, match)).map(({ name }) => texts[name] ?? {})
  const group = field.slice(0, field.lastIndexOf('.') + 1)
  for (const key of [field, meant, group + meant].flatMap((one) => [one, withoutDevice(one)]))
    for (const table of tables) if (Object.hasOwn(table, key)) return `${meant && key !== field ? `${key}: ` : ''}${table[key]}`
  return ''
}
