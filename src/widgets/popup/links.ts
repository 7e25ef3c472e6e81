import type { Popup } from '../../popups/registry'

/** The element of this page that a link leads to. */
function targetOf({ hash, href }: HTMLAnchorElement): Element | null {
  const [page] = location.href.split('#')
  if (!hash || href !== page + hash) return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** A link to a place on this page, behind the popup: the visitor wants to see it. */
export function followLink(popup: Popup, root: HTMLElement, event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]')
  const there = link && !event.defaultPrevented && targetOf(link)
  if (there && !root.contains(there)) popup.hide('page')
}
