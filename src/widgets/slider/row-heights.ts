import { propertyOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { asObject } from '../../base/values'
import { handWritten } from '../../page/selectors'
import { storage } from '../../page/storage'
import { type Field, readSettings } from '../../settings/read'

/** Row heights by the keys below, in session storage, the latest last. */
const KEY = 'skerry_row_heights'
const MAX_ROWS = 20
const LONGEST_KEY = 300

/** In px; anything taller than two windows is not a row height. */
const height: Field<number> = {
  kind: 'number',
  default: 0,
  parse: (value) => (typeof value === 'number' && value > 0 && value <= 2 * innerHeight ? value : undefined),
}

/** The key of a row: the page's address, which slider, how many slides, how many pixels wide. */
export function rowKey(root: HTMLElement, slides: number, width: number): string {
  const id = propertyOf(root, 'dataset').id ?? ''
  const alike = [...queryAll<HTMLElement>(document, id ? '[data-id]' : handWritten('slider'))].filter((el) => (el.dataset.id ?? '') === id)
  return [location.pathname + location.search, id, alike.indexOf(root), slides, Math.round(width)].join(' ')
}

/** The row's height when last seen, in px; 0 if unknown. */
export const knownHeight = (key: string): number => readSettings({ [key]: height }, storage.get(KEY, { session: true }))[key] ?? 0

export function keepHeight(key: string, value: number): void {
  if (!value || key.length > LONGEST_KEY) return
  const others = Object.entries(asObject(storage.get(KEY, { session: true }))).filter(
    ([name, one]) => name !== key && name.length <= LONGEST_KEY && typeof one === 'number',
  )
  storage.set(KEY, Object.fromEntries([...others, [key, value]].slice(-MAX_ROWS)), { session: true })
}
