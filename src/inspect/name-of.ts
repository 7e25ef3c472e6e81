import { propertyOf } from '../base/property-of'
import { queryFirst } from '../base/query-all'
import { describeElement } from '../base/report'

const MAX_LETTERS = 28

/** A visitor's name for an element: its label, its heading, or the start of its text. */
export function labelOf(el: HTMLElement): string {
  const heading = queryFirst(el, 'h1,h2,h3,h4,h5,h6')?.textContent?.trim()
  const text = el.getAttribute('aria-label')?.trim() || heading || (propertyOf(el, 'textContent') ?? '').trim().replace(/\s+/g, ' ')
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS).trimEnd()}…` : text
}

/** Cached, because a counter's or clock's text keeps changing. */
const labels = new WeakMap<HTMLElement, string>()

/** An element's short name, with its first label if it has no id. */
export function nameOf(el: HTMLElement): string {
  const name = describeElement(el)
  const label = name === el.localName ? labels.get(el) || labelOf(el) : ''
  labels.set(el, label)
  return label ? `${name} “${label}”` : name
}
