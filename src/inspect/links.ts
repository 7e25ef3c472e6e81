import { decodeText } from '../base/encode-text'
import { closestOf, matchesSelector, propertyOf } from '../base/property-of'
import { didYouMean } from '../base/suggest'
import { excerpt } from '../base/values'
import { findLinkTarget } from '../dom/find-by-hash'
import { ELEMENT, handWritten, POPUP_BY_HAND } from '../page/selectors'
import { popups } from '../popups/registry'
import { isMissingTarget } from '../widgets/anchors/missing-target'
import { everywhere, type Say } from './everywhere'

/** Elements that already open something, whatever their URL. */
const OPENERS =
  '[data-popup-open],[data-popup-toggle],[data-popup-close],[data-off-canvas-open],[data-off-canvas-toggle],[data-off-canvas-close]'
/** Targets that a plain link does not open, with the attribute that does. */
const OPENED: Record<string, string> = { [POPUP_BY_HAND]: 'data-popup-open', [handWritten('off-canvas')]: 'data-off-canvas-open' }

/** Widgets whose in-page links scroll. */
const SCROLLING = `:is(${handWritten('menu')},${handWritten('table-of-contents')})`

/** Reports in-page links without a target, or to something hidden that they do not open, if they are written by hand. */
export function checkLinks(sayOf: (el: HTMLElement) => Say): void {
  if (!everywhere('[data-widget]')[0]) return
  const names = everywhere('[id]').map((el) => propertyOf(el, 'id'))
  // On a builder page, others may be for its own or add-ons' scripts.
  const around = everywhere(ELEMENT)[0] ? `${SCROLLING} ` : ''
  for (const link of everywhere(`${around}a[href*="#"]:not(${OPENERS})`) as HTMLAnchorElement[]) {
    if (popups.openedBy(link)[0]) continue
    // Links in drawings have no hash.
    const id = decodeText(link.hash).slice(1)
    // By the query, a CMS without pretty addresses tells its pages.
    if (isMissingTarget(link) && link.search === location.search)
      sayOf(link)('href', `no element has the id ${excerpt(id)}${didYouMean(id, names)}`)
    const target = findLinkTarget(link)
    for (const [selector, attribute] of Object.entries(OPENED))
      if (target && matchesSelector(target, selector) && closestOf(link, selector) !== target)
        sayOf(link)('href', `opens nothing: use ${attribute}="${excerpt(id)}" instead`)
  }
}
