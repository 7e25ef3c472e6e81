import { stopAll, whenLoaded } from '../../base/lifetime'
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
    // The author of builder's markup sees what cuts it off.
    if (isOpen && parts.isHandWritten)
      stops.push(
        whenLoaded(
          () => import('./unclip'),
          ({ unclip }) => unclip(parts),
        ),
      )
  }
  return { follow, stop: () => stopAll(stops) }
}
