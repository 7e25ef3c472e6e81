import { closestTo, isPlainClick, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { containsNode } from '../../base/property-of'
import { coveredTop } from '../covered-top'
import { findByHash, findLinkTarget } from '../find-by-hash'

type Reveal = (target: Element) => (() => void) | undefined

/**
 * Opens the panel that an address or in-page link points into; each widget around the target does so itself. After Back to an address
 * elsewhere, what was open before reopens.
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
    // The browser could not scroll to a hidden target.
    if (open(target)) scrollBy({ top: (target as Element).getBoundingClientRect().top - coveredTop(), behavior: 'instant' })
    else if (!containsNode(host, target ?? document)) {
      undo?.()
      undo = undefined
    }
  }
  const stops = [
    on<MouseEvent>(document, 'click', (event) => {
      const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]')
      // A tab's title may link to its own panel. `defaultPrevented` does not help: smooth scrolling sets it, too.
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
