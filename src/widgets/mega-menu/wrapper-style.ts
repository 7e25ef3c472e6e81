import { pageRoot } from '../../base/document'
import { fullWidthContainer } from '../../page/full-width-container'
import { isRtl } from '../../page/page-config'
import { STICKY } from '../../page/selectors'

/** The wrapper's parent, or the wrapper if a page script has detached it. */
const boxAround = (wrapper: Element): DOMRect => (wrapper.parentElement ?? wrapper).getBoundingClientRect()

/** The burger's panel may have any height, but in a sticky header at most the window's (contract menus §3.5). */
export function panelHeight(host: Element, wrapper: Element, isPanelOpen: boolean): string {
  if (!isPanelOpen) return '0'
  if (!host.closest<HTMLElement>(`.${STICKY}`)) return 'auto'
  // Until this is written the stylesheet may hide the panel; it will start where the rest of the menu ends.
  const top = wrapper.getClientRects()[0]?.top ?? boxAround(wrapper).bottom
  return `${innerHeight - top}px`
}

/**
 * Custom properties by which the stylesheet makes the contents' box span the window or the site's container (contract menus §§0.4, 3.6).
 * Contents with their natural width are placed in that box, and the burger's panel fills it.
 */
export function stretchStyle(wrapper: HTMLElement): Record<string, string> {
  const { left, right, width } = (fullWidthContainer() ?? pageRoot()).getBoundingClientRect()
  // Not the wrapper's own edges: the site's stylesheet may have moved the wrapper by these very values, or may hide it.
  const parent = boxAround(wrapper)
  return {
    '--stretch-width': `${width}px`,
    ...(isRtl() ? { '--stretch-right': `${parent.right - right}px` } : { '--stretch-left': `${left - parent.left}px` }),
  }
}
