import { pageRoot } from '../../base/document'
import { fullWidthContainer } from '../../page/full-width-container'
import { STICKY } from '../../page/selectors'
import type { MenuParts } from './types'

/** A panel where the stylesheet puts it. */
const UNPLACED = { $left: null, $right: null, $top: null, $bottom: null }

/** Boxes are measured as shown; styles count in the element's own px, which CSS `zoom` enlarges. */
const zoomOf = (el: Element & { currentCSSZoom?: number }) => el.currentCSSZoom || 1
const ownPx = (el: Element, px: number) => `${px / zoomOf(el)}px`

/** What stays the same while a panel is open. */
export interface Opening {
  /** Its left edge in its container, in px, before it was moved. */
  left?: number
  /** Whether it is wider than the window. */
  isLimited?: boolean
}

/**
 * The styles of the panel that the toggle opens (contract menus §1.5), by writer keys; undefined if nothing opens it or it has no box. A
 * hand-written panel starts at its menu, and is moved if it would leave the window.
 */
export function panelStyle(
  host: HTMLElement,
  { isHandWritten, toggle, panel }: MenuParts,
  isOpen: boolean,
  isFullWidth: boolean,
  opening: Opening = {},
): Record<string, string | null> | undefined {
  if (!toggle || !panel) return
  // Without the burger, the same list is part of the page.
  if (isHandWritten && !isOpen) return { '--menu-height': '0', ...UNPLACED, $width: null, '$max-width': null }
  const container = panel.offsetParent
  if (!container) return
  return {
    '--menu-height': isOpen ? openHeight(host, panel) : '0',
    // It may have opened upwards before.
    ...(isHandWritten && UNPLACED),
    ...(isFullWidth && { $top: `${toggle.offsetHeight}px` }),
    ...(isHandWritten && insetInWindow(panel, container, opening)),
    ...(isFullWidth && stretchToWindow(panel, container)),
    // In right-to-left text the stylesheet's right edge would win over our left one.
    ...(isFullWidth && isHandWritten && { $right: 'auto' }),
  }
}

/** In a sticky header the panel scrolls within the rest of the window; elsewhere it has its natural height and the page scrolls. */
const openHeight = (host: HTMLElement, panel: HTMLElement): string =>
  host.closest<HTMLElement>(`.${STICKY}`) ? ownPx(panel, innerHeight - panel.getBoundingClientRect().y) : '1000vmax'

/**
 * Moves the panel into the window if needed. Below a bar at the window's bottom there is no space, so it opens upwards. Not by a transform:
 * browsers would let the page scroll to its untransformed place.
 */
function insetInWindow(panel: HTMLElement, container: Element, opening: Opening): Record<string, string> {
  const { x: now, width, height } = panel.getBoundingClientRect()
  const { x, y, bottom } = container.getBoundingClientRect()
  const { clientWidth } = pageRoot()
  // By now it may have been moved.
  opening.left ??= now - x
  opening.isLimited ||= width > clientWidth
  const left = x + opening.left
  const inside = Math.max(0, left + Math.min(0, clientWidth - left - width))
  return {
    ...(opening.isLimited && { '$max-width': ownPx(panel, clientWidth) }),
    ...(inside !== left && { $left: leftIn(container, panel, inside), $right: 'auto' }),
    ...(bottom + height > innerHeight && y > height && { $top: 'auto', $bottom: 'calc(100% + .375rem)' }),
  }
}

/** `left` of a panel that is to begin at `x` in the window. */
const leftIn = (container: Element, panel: Element, x: number) =>
  ownPx(panel, x - container.getBoundingClientRect().x - container.clientLeft * zoomOf(container))

/** Makes a panel positioned in `container` span the window or the site's container (contract menus §0.4). */
function stretchToWindow(panel: HTMLElement, container: Element): Record<string, string> {
  const { x, width } = (fullWidthContainer() ?? pageRoot()).getBoundingClientRect()
  return { $width: ownPx(panel, width), $left: leftIn(container, panel, x) }
}
