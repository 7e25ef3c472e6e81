import { closestTo } from '../base/events'
import { containsNode } from '../base/property-of'
import { findByHash } from '../dom/find-by-hash'
import type { Popup } from './registry'

/** The element on this page that a link targets. */
function findTarget({ hash, href }: HTMLAnchorElement): Element | null {
  const [page] = location.href.split('#')
  // With another query the browser loads another page.
  return href === page + hash ? findByHash(hash) : null
}

/** Closes the popup when a link in it targets a place on the page behind, so that the visitor sees it. */
export function hideOnPageLink(popup: Popup, root: HTMLElement, event: Event): void {
  const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]')
  const target = link && !event.defaultPrevented && findTarget(link)
  if (target && !containsNode(root, target)) popup.hide('page')
}
