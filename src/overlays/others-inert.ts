import { pageBody } from '../base/document'
import { stopAll } from '../base/lifetime'
import { matchesSelector, propertyOf } from '../base/property-of'
import { createWriter } from '../dom/writer'
import { containsAboveDialogs } from './above-dialogs'

const NEVER_INERT = 'script,style,link,template,dialog,.dialog-widget'

/**
 * Everything beside an element and its ancestors can be reached neither by keyboard nor by pointer, except dialogs, and what the site puts above
 * them: a consent banner.
 */
export function makeOthersInert(el: HTMLElement): () => void {
  const stops: (() => void)[] = []
  const parentOf = (node: HTMLElement) => (node === pageBody() ? null : propertyOf(node, 'parentElement'))
  for (let node = el, parent = parentOf(el); parent; node = parent, parent = parentOf(node))
    for (const sibling of propertyOf(parent, 'children'))
      if (sibling !== node && sibling instanceof HTMLElement && !matchesSelector(sibling, NEVER_INERT) && !containsAboveDialogs(sibling)) {
        const { set, stop } = createWriter(sibling)
        set('inert', true)
        stops.push(stop)
      }
  return () => stopAll(stops)
}
