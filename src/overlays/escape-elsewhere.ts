import { pageBody } from '../base/document'
import { closestOf, containsNode, matchesSelector, propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { isSeenAbovePage } from './above-dialogs'
import { partsAbovePage } from './beside'
import { overlays } from './state'

/** What can be seen above an overlay: calendars, palettes, suggestions of other scripts. */
const panelsAbove = (root: HTMLElement): Element[] =>
  [...propertyOf(pageBody(), 'children')]
    .filter((el) => !matchesSelector(el, '[inert]') && !containsNode(el, root))
    .filter((el) => ![...overlays.layers, ...overlays.coverings].some(({ root }) => containsNode(el, root)))
    .flatMap((el) => partsAbovePage(el))

/** What changes first where it fades. */
const stateOf = (el: Element): string => `${el.getAttribute('class')} ${el.getAttribute('aria-hidden')}`

/** Our own interface, whose parts come and go by themselves. */
const OURS = '.elementor-lightbox,.skerry-ui'

/**
 * Notes what other scripts show in or above an overlay as Escape goes down or up. The returned function says whether one of these has closed
 * since: then the key was for it, even if its script has not said so.
 */
function watchPanels(root: HTMLElement): () => boolean {
  const above = panelsAbove(root).map((el) => [el, stateOf(el)] as const)
  const inside = queryAll(root, '*').filter((el) => isSeenAbovePage(el) && !closestOf(el, OURS))
  const isGone = (el: Element) => !propertyOf(el, 'isConnected') || !isSeenAbovePage(el)
  return () => inside.some(isGone) || above.some(([el, state]) => isGone(el) || stateOf(el) !== state)
}

/**
 * Like watchPanels, but the answer is that of the moment when all listeners have had the key: what closes later, such as a message or a
 * preloader, does so by itself, and no Escape may be lost to it.
 */
export function watchPanelsForKey(root: HTMLElement): () => boolean {
  const hasClosed = watchPanels(root)
  let answer: boolean | undefined
  const decide = () => {
    answer ??= hasClosed()
    return answer
  }
  setTimeout(decide)
  return decide
}
