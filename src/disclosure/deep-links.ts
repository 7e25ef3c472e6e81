import { closestTo, isPlainClick, on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { containsNode } from '../base/property-of'
import { coveredTop } from '../dom/covered-top'
import { findByHash, findLinkTarget } from '../dom/find-by-hash'

type Reveal = (target: Element) => (() => void) | undefined

/**
 * Opens what an address or an in-page link points into; every widget around the target does so for itself. After “back” to an address that points
 * elsewhere, opens again what was open before.
 */
export function startDeepLinks(host: HTMLElement, reveal: Reveal): () => void {
  let undo: ReturnType<Reveal>
  let followed: string | undefined
  const open = (target: Element | null) => {
    const opened = target && containsNode(host, target) ? reveal(target) : undefined
    undo = opened ?? undo
    return opened
  }
  const openByAddress = () => {
    const target = findByHash(location.hash)
    // The browser did not scroll, because the target was hidden.
    if (open(target)) scrollBy({ top: (target as Element).getBoundingClientRect().top - coveredTop(), behavior: 'instant' })
    else if (!containsNode(host, target ?? document)) {
      undo?.()
      undo = undefined
    }
  }
  const stops = [
    on<MouseEvent>(document, 'click', (event) => {
      const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]')
      // A tab's title may link to its own panel. `defaultPrevented` says nothing here, because smooth scrolling sets it too.
      if (!link || !isPlainClick(event) || link.getAttribute('role') === 'tab') return
      const target = findLinkTarget(link)
      if (target) followed = link.hash
      open(target)
    }),
    on(window, 'hashchange', () => {
      const isFollowed = followed === location.hash
      followed = undefined
      if (!isFollowed) openByAddress()
    }),
  ]
  openByAddress()
  return () => stopAll(stops)
}
