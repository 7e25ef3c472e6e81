import { pageRoot } from '../../base/document'
import { fullWidthContainer } from '../../builder/full-width-container'
import { STICKY } from '../../builder/selectors'
import type { MenuParts } from './types'

/**
 * The styles of the panel that the toggle opens (contract menus §1.5), by a writer's keys; undefined if nothing opens it or it has no box. A
 * hand-written panel begins where its menu does; if the menu is at the end of the window, that would be outside the window, so the panel is moved.
 */
export function panelStyle(
  host: HTMLElement,
  { isHandWritten, toggle, panel }: MenuParts,
  isOpen: boolean,
  isFullWidth: boolean,
): Record<string, string | null> | undefined {
  const container = panel?.offsetParent
  if (!toggle || !container) return
  const styles = {
    '--menu-height': isOpen ? openHeight(host, panel) : '0',
    ...(isHandWritten && (isOpen ? insetInWindow(panel, container) : { $left: null, $right: null, $top: null, $bottom: null })),
  }
  return isFullWidth ? { ...styles, ...stretchToWindow(container), $top: `${toggle.offsetHeight}px` } : styles
}

/** In a sticky header, the panel scrolls in what is left of the window; elsewhere it has any height, and the page scrolls. */
const openHeight = (host: HTMLElement, panel: HTMLElement): string =>
  host.closest(`.${STICKY}`) ? `${innerHeight - panel.getBoundingClientRect().y}px` : '1000vmax'

/**
 * Nothing if all of it is in the window. Below a bar at the bottom of the window there is no space for it, so it opens upwards. Not by a transform:
 * browsers would let the page scroll to where it would have been.
 */
function insetInWindow(panel: HTMLElement, container: Element): Record<string, string> {
  const { left, right, bottom, height } = panel.getBoundingClientRect()
  const { x, y } = container.getBoundingClientRect()
  const inside = Math.max(0, left + Math.min(0, pageRoot().clientWidth - right))
  return {
    ...(inside !== left && { $left: `${inside - x - container.clientLeft}px`, $right: 'auto' }),
    ...(bottom > innerHeight && y > height && { $top: 'auto', $bottom: 'calc(100% + .375rem)' }),
  }
}

/** Makes whatever is positioned in `container` span the window, or the site's own container (contract menus §0.4). */
function stretchToWindow(container: Element): Record<string, string> {
  const { x, width } = (fullWidthContainer() ?? pageRoot()).getBoundingClientRect()
  return { $width: `${width}px`, $left: `${x - container.getBoundingClientRect().x - container.clientLeft}px` }
}
