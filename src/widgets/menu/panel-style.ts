import { pageRoot } from '../../base/document'
import { fullWidthContainer } from '../../builder/full-width-container'
import { STICKY } from '../../builder/selectors'

/** The styles of the panel that the toggle opens (contract menus §1.5); undefined when nothing opens it or it has no box. */
export function panelStyle(
  host: HTMLElement,
  toggle: HTMLElement | null,
  panel: HTMLElement | null,
  isOpen: boolean,
  isFullWidth: boolean,
): Record<string, string> | undefined {
  const container = panel?.offsetParent
  if (!toggle || !container) return
  const styles = { '--menu-height': isOpen ? openHeight(host, panel) : '0' }
  return isFullWidth ? { ...styles, ...stretchToWindow(container), top: `${toggle.offsetHeight}px` } : styles
}

/** In a sticky header the panel scrolls in what is left of the window; elsewhere it is as tall as it likes, and the page scrolls. */
const openHeight = (host: HTMLElement, panel: HTMLElement): string =>
  host.closest(`.${STICKY}`) ? `${innerHeight - panel.getBoundingClientRect().y}px` : '1000vmax'

/** Makes what is positioned in `container` span the window, or the site's own container (contract menus §0.4). */
function stretchToWindow(container: Element): Record<string, string> {
  const { x, width } = (fullWidthContainer() ?? pageRoot()).getBoundingClientRect()
  return { width: `${width}px`, left: `${x - container.getBoundingClientRect().x - container.clientLeft}px` }
}
