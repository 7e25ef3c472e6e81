import { pageRoot } from '../../base/document'
import { fullWidthContainer } from '../../builder/full-width-container'
import { isRtl } from '../../builder/page-config'
import { STICKY } from '../../builder/selectors'

/** Where the wrapper belongs; a script of the page may have taken the wrapper out of it. */
const boxAround = (wrapper: Element): DOMRect => (wrapper.parentElement ?? wrapper).getBoundingClientRect()

/** The burger's panel may have any height, except in a sticky header, where it must fit the window (contract menus §3.5). */
export function panelHeight(host: Element, wrapper: Element, isPanelOpen: boolean): string {
  if (!isPanelOpen) return '0'
  if (!host.closest(`.${STICKY}`)) return 'auto'
  // Until this has been written, the stylesheet may not show the panel; it will begin where the rest of the menu ends.
  const top = wrapper.getClientRects()[0]?.top ?? boxAround(wrapper).bottom
  return `${innerHeight - top}px`
}

/**
 * Custom properties with which the stylesheet makes the box of the contents span the window, or the site's own container (contract menus §§0.4, 3.6).
 * Contents as wide as they need are placed in that box, and the burger's panel fills it.
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
