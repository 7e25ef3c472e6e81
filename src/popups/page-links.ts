import { elementById } from '../base/document'
import { closestTo } from '../base/events'
import { containsNode } from '../base/property-of'
import type { Popup } from './registry'

/** The element on this page that a link targets. */
function findTarget({ hash, href }: HTMLAnchorElement): Element | null {
  const [page] = location.href.split('#')
  if (!hash || href !== page + hash) return null
  try {
    return elementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // The hash has invalid percent-encoding.
    return null
  }
}

/** Closes the popup when a link in it targets a place on the page behind, so that the visitor sees it. */
export function hideOnPageLink(popup: Popup, root: HTMLElement, event: Event): void {
  const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]')
  const target = link && !event.defaultPrevented && findTarget(link)
  if (target && !containsNode(root, target)) popup.hide('page')
}
