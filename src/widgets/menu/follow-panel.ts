import { stopAll, whenLoaded } from '../../base/lifetime'
import { containsNode, propertyOf } from '../../base/property-of'
import { device } from '../../builder/device'
import { onResize, onScroll } from '../../dom/on-scroll'
import type { Writers } from '../../dom/writers'
import { panelStyle } from './panel-style'
import type { MenuParts } from './types'

/** Positions the panel, and closes it when the layout changes. Call `follow` when it opens or closes. */
export function followPanel(host: HTMLElement, parts: MenuParts, isFullWidth: boolean, writers: Writers, close: () => void) {
  const stops: (() => void)[] = []
  const follow = (isOpen: boolean) => {
    stopAll(stops)
    const width = innerWidth
    const update = () => {
      // Any width change closes the theme's menu, only a change of device the others (contract menus §§1.6, 2.2).
      if (parts.isThemeHeader && width !== innerWidth) return close
      const styles = panelStyle(host, parts, isOpen, isFullWidth)
      return () => {
        if (styles && parts.panel) writers.set(parts.panel, styles)
      }
    }
    // After layout; measuring here would force one.
    stops.push(onResize(host, update))
    if (isOpen) stops.push(onScroll(update), device().subscribe(close))
    if (isOpen && parts.isHandWritten) stops.push(showWhole(host, parts))
  }
  return { follow, stop: () => stopAll(stops) }
}

/** Shows all of an open panel in a header that hides what overflows it. The author of builder's markup sees what cuts it off. */
function showWhole(host: HTMLElement, parts: MenuParts): () => void {
  const stops: (() => void)[] = []
  const look = () => {
    stopAll(stops)
    if (isCutOff(parts.panel as HTMLElement))
      return () => {
        stops.push(
          whenLoaded(
            () => import('./unclip'),
            ({ unclip }) => unclip(parts),
          ),
        )
      }
  }
  stops.push(onResize(host, look))
  return () => stopAll(stops)
}

/** What is cut off at the bottom cannot be pressed there. */
function isCutOff(panel: HTMLElement): boolean {
  const { left, width, bottom } = panel.getBoundingClientRect()
  const found = propertyOf(document, 'elementFromPoint').call(document, left + width / 2, Math.min(bottom, innerHeight) - 3)
  return !containsNode(panel, found)
}
