import { attributeOf, propertyOf } from '../base/property-of'

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
/** The entries of an element, and if we wrote classes or styles, the served text of that attribute and its content. */
type ElementRecord = [entries: Map<string, Entry>, texts: Map<ListAttribute, [served: string | null, content: string]>]
type ListAttribute = 'class' | 'style'
const records = new WeakMap<Element, ElementRecord>()

const isClass = (key: string) => key[0] === '.'
const isStyle = (key: string) => /^(\$|--)/.test(key)
const styleName = (key: string) => key.replace('$', '')
const classesOf = (el: Element) => propertyOf(el, 'classList')
const styleOf = (el: HTMLElement) => propertyOf(el, 'style')
/** CSSOM and classList change white space and order even when nothing of ours is left. */
const contentOf = (el: HTMLElement, name: ListAttribute) => (name === 'class' ? [...classesOf(el)].sort().join() : styleOf(el).cssText)

function readValue(el: HTMLElement, key: string): string | null {
  if (isClass(key)) return classesOf(el).contains(key.slice(1)) ? '' : null
  if (!isStyle(key)) return attributeOf(el, key)
  const name = styleName(key)
  const value = styleOf(el).getPropertyValue(name)
  return value ? value + (styleOf(el).getPropertyPriority(name) && '!important') : null
}

function writeValue(el: HTMLElement, key: string, value: string | null): void {
  if (isClass(key)) classesOf(el).toggle(key.slice(1), value !== null)
  else if (isStyle(key)) {
    // A URL may contain an exclamation mark.
    const [text, rest] = (value ?? '').split(/!(?=important$)/)
    styleOf(el).setProperty(styleName(key), text as string, rest)
    // Read before removing, too: otherwise Chromium keeps an empty `style` after CSSOM changes.
  } else if (attributeOf(el, key) !== value) {
    if (value === null) Element.prototype.removeAttribute.call(el, key)
    else Element.prototype.setAttribute.call(el, key, value)
  }
}

function toText(key: string, value: unknown): string | null {
  if (isClass(key) || (typeof value === 'boolean' && !key.startsWith('aria-'))) return value ? '' : null
  return value === null || value === undefined ? null : String(value)
}

/** An element's entry for a key; what the server sent is recorded first. */
function entryOf(el: HTMLElement, key: string): Entry {
  const record: ElementRecord = records.get(el) ?? [new Map(), new Map()]
  records.set(el, record)
  const [entries, texts] = record
  const name = isClass(key) ? 'class' : isStyle(key) && 'style'
  if (name && !texts.has(name)) texts.set(name, [attributeOf(el, name), contentOf(el, name)])
  const entry = entries.get(key) ?? { served: readValue(el, key), claims: new Map() }
  entries.set(key, entry)
  return entry
}

/** Creates writers for any elements. What is released apart from the rest on the same element needs its own. */
export function createWriters(): Writers {
  const written = new Set<HTMLElement>()
  const release = (el: HTMLElement) => {
    const record = records.get(el)
    if (!written.delete(el) || !record) return
    const [entries, texts] = record
    for (const [key, entry] of entries) {
      dropClaim(el, key, entry, written)
      if (!entry.claims.size) entries.delete(key)
    }
    if (entries.size) return
    records.delete(el)
    // The exact text, if only white space and order differ.
    for (const [name, [served, content]] of texts) if (contentOf(el, name) === content) writeValue(el, name, served)
  }
  return {
    set: (el, values) => {
      written.add(el)
      for (const [key, value] of Object.entries(values)) {
        const text = toText(key, value)
        const { claims } = entryOf(el, key)
        if (claims.get(written) === text && readValue(el, key) === text) continue
        claims.delete(written)
        claims.set(written, text)
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
