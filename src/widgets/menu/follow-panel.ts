import { stopAll } from '../../base/lifetime'
import { device } from '../../builder/device'
import { onResize, onScroll } from '../../dom/on-scroll'
import type { Writers } from '../../dom/writers'
import { panelStyle } from './panel-style'
import type { MenuParts } from './types'

/** Keeps the panel in its place; also handles what closes it besides the visitor. Call `follow` when it has opened or closed. */
export function followPanel(host: HTMLElement, parts: MenuParts, isFullWidth: boolean, writers: Writers, close: () => void) {
  const stops: (() => void)[] = []
  const follow = (isOpen: boolean) => {
    stopAll(stops)
    const width = innerWidth
    const update = () => {
      // Any change of width closes the theme's menu; only another device closes the others (contract menus §§1.6, 2.2).
      if (parts.isThemeHeader && width !== innerWidth) return close
      const styles = panelStyle(host, parts, isOpen, isFullWidth)
      return () => {
        if (styles && parts.panel) writers.set(parts.panel, styles)
      }
    }
    // After the browser's own layout, because measuring here would force one.
    stops.push(onResize(host, update))
    if (isOpen) stops.push(onScroll(update), device().subscribe(close))
  }
  return { follow, stop: () => stopAll(stops) }
}
