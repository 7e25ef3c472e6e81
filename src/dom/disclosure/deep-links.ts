import { closestTo, isPlainClick, on } from '../../base/events'
import { containsNode } from '../../base/property-of'
import { coveredTop } from '../covered-top'
import { findByHash, findLinkTarget } from '../find-by-hash'

/** A host with closed parts. */
export interface Revealable {
  host: HTMLElement
  /** Opens what contains `target` immediately. Returns a function that closes it again, or undefined if it was open. */
  reveal: (target: Element) => (() => void) | undefined
  /** Closes what an address or link has opened. */
  undo?: (() => void) | undefined
}

function open(one: Revealable, target: Element | null): boolean {
  const opened = target && containsNode(one.host, target) ? one.reveal(target) : undefined
  one.undo = opened ?? one.undo
  return !!opened
}

export function openByAddress(one: Revealable): void {
  const target = findByHash(location.hash)
  // The browser could not scroll to a hidden target.
  if (open(one, target)) scrollBy({ top: (target as Element).getBoundingClientRect().top - coveredTop(), behavior: 'instant' })
  else if (!containsNode(one.host, target ?? document)) {
    one.undo?.()
    one.undo = undefined
  }
}

/**
 * Opens the panel that an address or in-page link points into; each widget around the target does so itself. After Back to an address
 * elsewhere, what was open before reopens.
 */
export function followLinks(forAll: (use: (one: Revealable) => void) => void): (() => void)[] {
  let followed: string | undefined
  return [
    on<MouseEvent>(document, 'click', (event) => {
      const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]')
      // A tab's title may link to its own panel. `defaultPrevented` does not help: smooth scrolling sets it, too.
      if (!link || !isPlainClick(event) || link.getAttribute('role') === 'tab') return
      const target = findLinkTarget(link)
      if (!target) return
      followed = link.hash
      forAll((one) => open(one, target))
    }),
    on(window, 'hashchange', () => {
      const isFollowed = followed === location.hash
      followed = undefined
      if (!isFollowed) forAll(openByAddress)
    }),
  ]
}
