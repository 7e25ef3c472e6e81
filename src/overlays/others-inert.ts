import { pageBody } from '../base/document'
import { stopAll } from '../base/lifetime'
import { matchesSelector, propertyOf } from '../base/property-of'
import { createWriter } from '../dom/writer'
import { containsAboveDialogs } from './above-dialogs'
import { overlays } from './state'

const NEVER_INERT = 'script,style,link,template,dialog,.dialog-widget'

/**
 * Everything beside an element and its ancestors can be reached neither by keyboard nor by pointer, except dialogs, and what the site puts above
 * them: a consent banner.
 */
function makeOthersInert(el: HTMLElement): () => void {
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

/**
 * Makes everything beside `el` inert until the returned function is called. Of several only the last one counts, which may stand in what
 * the one before has made inert: a cart in the page, over a panel.
 */
export function coverOthers(el: HTMLElement): () => void {
  const { covering } = overlays
  const update = () => {
    overlays.uncover?.()
    const last = covering.at(-1)
    overlays.uncover = last && makeOthersInert(last)
  }
  covering.push(el)
  update()
  return () => {
    covering.splice(covering.lastIndexOf(el), 1)
    update()
  }
}
