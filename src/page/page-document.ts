import { pageBody } from '../base/document'
import { closestOf, propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { WIDGET_TYPE } from './selectors'

const DOCUMENT = '[data-elementor-id]'
const parentOf = (el: Element) => propertyOf(el, 'parentElement')

const isNested = (el: Element) => {
  const parent = parentOf(el)
  return parent !== null && closestOf(parent, DOCUMENT) !== null
}

/** Container widgets. The contents of any other (a post's text, comments, a list of posts) may be written by anyone. */
const HOLDS_WIDGETS = /^(nested-|mega-menu|off-canvas)/

/**
 * Whether an element belongs to the page as built. Authors with few rights can write the builder's attributes into their texts, but not the
 * body's class, which names the page's document. That document must be on the page once and not nested, and the element must be in it,
 * outside widgets that show others' content.
 */
export function isInPageDocument(host: Element): boolean {
  const parent = parentOf(host)
  const own = parent && closestOf(parent, DOCUMENT)
  const id = own?.getAttribute('data-elementor-id') ?? ''
  if (!own || !/^\d+$/.test(id) || !pageBody().classList.contains(`elementor-page-${id}`)) return false
  if (isNested(own) || queryAll(pageBody(), `[data-elementor-id="${id}"]`).length > 1) return false
  for (let el = parentOf(host); el && el !== own; el = parentOf(el))
    if (el.hasAttribute(WIDGET_TYPE) && !HOLDS_WIDGETS.test(el.getAttribute(WIDGET_TYPE) ?? '')) return false
  return true
}
