import { matchesSelector } from '../base/property-of'
import type { Widget } from '../runtime/widget'
import { DEVICES } from '../settings/responsive'

/** What each setting does, by widget and name. */
export type Texts = Record<string, Record<string, string>>

/** The texts of the reference, in a chunk of their own; empty if it cannot be loaded. */
export const loadTexts = (): Promise<Texts> =>
  import('./setting-texts').then(
    (m) => m.texts,
    () => ({}),
  )

const withoutDevice = (key: string) => key.replace(new RegExp(`_(${DEVICES.join('|')})$`), '')

/** What a mistaken setting does, or the one that was probably meant; empty if nobody knows it. */
export function aboutSetting(
  { el, field, what }: { el: HTMLElement; field: string; what: string },
  declared: Widget[],
  texts: Texts,
): string {
  // The same for a person, appended to a mistake.
  const meant = /did you mean ([\w.]+)\?$/.exec(what)?.[1] ?? ''
  const tables = declared.filter(({ match }) => matchesSelector(el, match)).map(({ name }) => texts[name] ?? {})
  const group = field.slice(0, field.lastIndexOf('.') + 1)
  for (const key of [field, meant, group + meant].flatMap((one) => [one, withoutDevice(one)]))
    for (const table of tables) if (Object.hasOwn(table, key)) return `${meant && key !== field ? `${key}: ` : ''}${table[key]}`
  return ''
}
