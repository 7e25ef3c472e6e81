import { pageBody } from '../base/document'
import { containsNode, matchesSelector, propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { isSeenAbovePage } from './above-dialogs'
import { partsAbovePage } from './beside'
import { overlays } from './state'

/** What can be seen above an overlay: calendars, palettes, suggestions of other scripts. */
const panelsAbove = (root: HTMLElement): Element[] =>
  [...propertyOf(pageBody(), 'children')]
    .filter((el) => !matchesSelector(el, '[inert]') && !containsNode(el, root))
    .filter((el) => !overlays.layers.some((layer) => containsNode(el, layer.root)))
    .flatMap((el) => partsAbovePage(el))

/** What changes first where it fades. */
const stateOf = (el: Element): string => `${el.getAttribute('class')} ${el.getAttribute('aria-hidden')}`

/**
 * Notes what other scripts show in or above an overlay while Escape goes down. The returned function says whether one of these has closed since:
 * then the key was for it, even if its script has not said so.
 */
export function watchPanels(root: HTMLElement): () => boolean {
  const above = panelsAbove(root).map((el) => [el, stateOf(el)] as const)
  const inside = queryAll(root, '*').filter(isSeenAbovePage)
  const isGone = (el: Element) => !propertyOf(el, 'isConnected') || !isSeenAbovePage(el)
  return () => inside.some(isGone) || above.some(([el, state]) => isGone(el) || stateOf(el) !== state)
}
