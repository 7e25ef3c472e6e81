import { propertyOf, safe } from '../base/property-of'

/**
 * Records what we write on nodes that are not ours, and the previous values. Several writers may claim the same attribute, class or style:
 * the latest claim shows; when it is released, the previous one shows again, and finally the served value. Values that other code has
 * written over a claim stay.
 */
export interface Writers {
  /**
   * Writes attributes (`'aria-hidden'`), classes (`'.is-open'`), styles (`'$top'`) and custom properties (`'--x'`). `null` removes one, as
   * does `false`, except for ARIA attributes, which become `"false"`.
   */
  set: (el: HTMLElement, values: Record<string, unknown>) => void
  /** Drops all claims on this element. */
  release: (el: HTMLElement) => void
  /** Drops all claims. */
  stop: () => void
}

/** One attribute, class or style of an element: its served value, and all claims, oldest first. */
interface Entry {
  served: string | null
  claims: Map<object, string | null>
}
interface ElementRecord {
  entries: Map<string, Entry>
  /** The served attributes: CSSOM and classList change white space and order even when nothing of ours is left. */
  classes: string | null
  style: string | null
  /** The served style as CSSOM writes it. */
  cssText: string
}
const records = new WeakMap<Element, ElementRecord>()

const isClass = (key: string) => key[0] === '.'
const isStyle = (key: string) => key[0] === '$' || key.startsWith('--')
const styleName = (key: string) => (key[0] === '$' ? key.slice(1) : key)
const classesOf = (el: Element) => propertyOf(el, 'classList')
const styleOf = (el: HTMLElement) => propertyOf(el, 'style')
/** The same for class lists that differ in white space, order or repetition. */
const sortedClasses = (text: string | null) => [...new Set(text?.match(/\S+/g))].sort().join()

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

function recordOf(el: HTMLElement): ElementRecord {
  let record = records.get(el)
  if (!record) {
    record = {
      entries: new Map(),
      classes: readValue(el, 'class'),
      style: readValue(el, 'style'),
      cssText: styleOf(el).cssText,
    }
    records.set(el, record)
  }
  return record
}

/** Creates writers for any elements. What is released apart from the rest on the same element needs its own. */
export function createWriters(): Writers {
  const written = new Set<HTMLElement>()
  const release = (el: HTMLElement) => {
    const record = records.get(el)
    if (!written.delete(el) || !record) return
    for (const [key, entry] of record.entries) {
      dropClaim(el, key, entry, written)
      if (!entry.claims.size) record.entries.delete(key)
    }
    if (!record.entries.size) restoreAttributes(el, record)
  }
  return {
    set: (el, values) => {
      written.add(el)
      const { entries } = recordOf(el)
      for (const [key, value] of Object.entries(values)) {
        const text = toText(key, value)
        const entry = entries.get(key) ?? { served: readValue(el, key), claims: new Map() }
        entries.set(key, entry)
        if (entry.claims.get(written) === text && readValue(el, key) === text) continue
        entry.claims.delete(written)
        entry.claims.set(written, text)
        writeValue(el, key, text)
      }
    },
    release,
    stop: () => written.forEach(release),
  }
}

function dropClaim(el: HTMLElement, key: string, { served, claims }: Entry, owner: object): void {
  const latest = [...claims].at(-1)
  claims.delete(owner)
  // A value that differs from our claim is someone else's; styles cannot be compared, as browsers rewrite their text.
  if (latest?.[0] === owner && (isStyle(key) || readValue(el, key) === latest[1]))
    writeValue(el, key, claims.size ? ([...claims.values()].at(-1) ?? null) : served)
}

/** Restores the exact text of class and style if only white space and order differ. */
function restoreAttributes(el: HTMLElement, { classes, style, cssText }: ElementRecord): void {
  records.delete(el)
  if (sortedClasses(readValue(el, 'class')) === sortedClasses(classes)) writeValue(el, 'class', classes)
  if (styleOf(el).cssText === cssText) writeValue(el, 'style', style)
}
