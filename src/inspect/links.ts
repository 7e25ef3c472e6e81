import { closestOf, matchesSelector, propertyOf } from '../base/property-of'
import { didYouMean } from '../base/suggest'
import { excerpt } from '../base/values'
import { ELEMENT, handWritten, POPUP_BY_HAND } from '../builder/selectors'
import { findLinkTarget } from '../dom/find-by-hash'
import { isMissingTarget } from '../widgets/anchors/missing-target'
import { everywhere, type Say } from './everywhere'

/** What opens something already, whatever its address. */
const OPENERS =
  '[data-popup-open],[data-popup-toggle],[data-popup-close],[data-off-canvas-open],[data-off-canvas-toggle],[data-off-canvas-close]'
/** What a link alone does not open, and what does. */
const OPENED: Record<string, string> = { [POPUP_BY_HAND]: 'data-popup-open', [handWritten('off-canvas')]: 'data-off-canvas-open' }

/** Links within a hand-written page that lead to nothing, or to what is not to be seen until something opens it. */
export function checkLinks(sayOf: (el: HTMLElement) => Say): void {
  // A builder's page has links for its own scripts and for those of its add-ons.
  if (!everywhere('[data-widget]')[0] || everywhere(ELEMENT)[0]) return
  const names = everywhere('[id]').map((el) => propertyOf(el, 'id'))
  for (const link of everywhere(`a[href*="#"]:not(${OPENERS})`) as HTMLAnchorElement[]) {
    const id = link.hash.slice(1)
    if (isMissingTarget(link)) sayOf(link)('href', `no element has the id ${excerpt(id)}${didYouMean(id, names)}`)
    const target = findLinkTarget(link)
    for (const [selector, attribute] of Object.entries(OPENED))
      if (target && matchesSelector(target, selector) && closestOf(link, selector) !== target)
        sayOf(link)('href', `opens nothing: that takes ${attribute}="${excerpt(id)}"`)
  }
}
