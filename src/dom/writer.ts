import { propertyOf, safe } from '../base/property-of'

/**
 * Records what we write on nodes that are not ours, and the previous values. Several writers may claim the same attribute, class or style:
 * the latest claim shows; when its writer stops, the previous one shows again, and finally the served value. Values that other code has
 * written over a claim stay.
 */
export interface Writer {
  /**
   * Writes an attribute (`'aria-hidden'`), a class (`'.is-open'`), a style (`'$top'`) or a custom property (`'--x'`). `null` removes it, as
   * does `false`, except for ARIA attributes, which become `"false"`.
   */
  set: (key: string, value: unknown) => void
  /** Drops all claims of this writer. */
  stop: () => void
}

/** One attribute, class or style of an element: its served value, and all claims, oldest first. */
interface Entry {
  served: string | null
  claims: Map<object, string | null>
}
interface ElementRecord {
  entries: Map<string, Entry>
  /** The attributes' served texts: CSSOM and classList change white space and order even when nothing of ours is left. */
  served: { class: string | null; style: string | null }
  sortedClasses: string
  cssText: string
}
const records = new WeakMap<Element, ElementRecord>()

const isClass = (key: string) => key[0] === '.'
const isStyle = (key: string) => key[0] === '$' || key.startsWith('--')
const styleName = (key: string) => (key[0] === '$' ? key.slice(1) : key)
const classesOf = (el: Element) => propertyOf(el, 'classList')
const styleOf = (el: HTMLElement) => propertyOf(el, 'style')
const sortedClasses = (el: Element) => [...classesOf(el)].sort().join(' ')

function readValue(el: HTMLElement, key: string): string | null {
  if (isClass(key)) return classesOf(el).contains(key.slice(1)) ? '' : null
  if (!isStyle(key)) return safe(el).getAttribute(key)
  const name = styleName(key)
  const value = styleOf(el).getPropertyValue(name)
  return value ? value + (styleOf(el).getPropertyPriority(name) ? '!important' : '') : null
}

function writeValue(el: HTMLElement, key: string, value: string | null): void {
  if (isClass(key)) classesOf(el).toggle(key.slice(1), value !== null)
  else if (isStyle(key)) {
    // A URL may contain an exclamation mark.
    const [text, rest] = (value ?? '').split(/!(?=important$)/)
    styleOf(el).setProperty(styleName(key), text as string, rest)
    // Read before removing, too: otherwise Chromium keeps an empty `style` after CSSOM changes.
  } else if (safe(el).getAttribute(key) !== value) {
    if (value === null) safe(el).removeAttribute(key)
    else safe(el).setAttribute(key, value)
  }
}

function toText(key: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (isClass(key)) return value ? '' : null
  if (typeof value === 'boolean') return key.startsWith('aria-') ? String(value) : value ? '' : null
  return String(value)
}

/** Creates a writer for `el`. Each piece of code that writes on an element has its own. */
export function createWriter(el: HTMLElement): Writer {
  const owner = {}
  const claimed = new Set<string>()
  return {
    set: (key, value) => {
      let record = records.get(el)
      if (!record) {
        record = {
          entries: new Map(),
          served: { class: safe(el).getAttribute('class'), style: safe(el).getAttribute('style') },
          sortedClasses: sortedClasses(el),
          cssText: styleOf(el).cssText,
        }
        records.set(el, record)
      }
      let entry = record.entries.get(key)
      if (!entry) {
        entry = { served: readValue(el, key), claims: new Map() }
        record.entries.set(key, entry)
      }
      const text = toText(key, value)
      if (claimed.has(key) && entry.claims.get(owner) === text && readValue(el, key) === text) return
      entry.claims.delete(owner)
      entry.claims.set(owner, text)
      claimed.add(key)
      writeValue(el, key, text)
    },
    stop: () => {
      const record = records.get(el)
      if (!record) return
      for (const key of claimed) release(el, record.entries, key, owner)
      claimed.clear()
      if (!record.entries.size) restoreAttributes(el, record)
    },
  }
}

function release(el: HTMLElement, entries: ElementRecord['entries'], key: string, writer: object): void {
  const { claims, served } = entries.get(key) as Entry
  const latest = [...claims].at(-1)
  claims.delete(writer)
  // A value that differs from our claim is someone else's; styles cannot be compared, as browsers rewrite their text.
  if (latest?.[0] === writer && (isStyle(key) || readValue(el, key) === latest[1]))
    writeValue(el, key, claims.size ? ([...claims.values()].at(-1) ?? null) : served)
  if (!claims.size) entries.delete(key)
}

/** Restores the exact text of class and style if only white space and order differ. */
function restoreAttributes(el: HTMLElement, { served, sortedClasses: classes, cssText }: ElementRecord): void {
  records.delete(el)
  const restore = (name: 'class' | 'style', isSame: boolean) => {
    if (isSame) writeValue(el, name, served[name])
  }
  restore('class', sortedClasses(el) === classes)
  restore('style', styleOf(el).cssText === cssText)
}
