import { elementById } from '../../base/document'
import { closestTo } from '../../base/events'
import type { Popup } from '../../popups/registry'

/** The element on this page to which a link leads. */
function findTarget({ hash, href }: HTMLAnchorElement): Element | null {
  const [page] = location.href.split('#')
  if (!hash || href !== page + hash) return null
  try {
    return elementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // The hash is not valid percent-encoding.
    return null
  }
}

/** Closes the popup when a link in it leads to a place on the page behind it, so that the visitor sees that place. */
export function hideOnPageLink(popup: Popup, root: HTMLElement, event: Event): void {
  const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]')
  const target = link && !event.defaultPrevented && findTarget(link)
  if (target && !root.contains(target)) popup.hide('page')
}
