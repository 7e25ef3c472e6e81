import { stopAll, whenLoaded } from '../../base/lifetime'
import { propertyOf } from '../../base/property-of'
import { nextFrame, onResize, onScroll } from '../../dom/on-scroll'
import type { Writers } from '../../dom/writers'
import { device } from '../../page/device'
import { type Opening, panelStyle } from './panel-style'
import type { MenuParts } from './types'

/** Positions the panel, and closes it when the layout changes. Call `follow` when it opens or closes. */
export function followPanel(host: HTMLElement, parts: MenuParts, isFullWidth: boolean, writers: Writers, close: () => void) {
  const stops: (() => void)[] = []
  const follow = (isOpen: boolean) => {
    stopAll(stops)
    const width = innerWidth
    const opening: Opening = {}
    const update = () => {
      // Any width change closes the theme's menu, only a change of device the others (contract menus §§1.6, 2.2).
      if (parts.isThemeHeader && width !== innerWidth) return close
      const styles = panelStyle(host, parts, isOpen, isFullWidth, opening)
      return () => {
        if (styles && parts.panel) writers.set(parts.panel, styles)
      }
    }
    // After layout; measuring here would force one.
    stops.push(onResize(host, update))
    if (isOpen) stops.push(onScroll(update), device().subscribe(close))
    if (isOpen && parts.isHandWritten) stops.push(showWhole(parts))
  }
  return { follow, stop: () => stopAll(stops) }
}

/** Shows all of an open panel in a header that hides what overflows it. The author of builder's markup sees what cuts it off. */
function showWhole(parts: MenuParts): () => void {
  const stops: (() => void)[] = []
  const unclip = () => {
    stops.push(
      whenLoaded(
        () => import('./unclip'),
        (m) => m.unclip(parts),
      ),
    )
  }
  // The panel gets its place in the next frame; the one after shows what is left of it.
  stops.push(
    nextFrame(() => () => {
      stops.push(nextFrame(() => (isCutOff(parts.panel as HTMLElement) ? unclip : undefined)))
    }),
  )
  return () => stopAll(stops)
}

/** What is cut off at an edge cannot be pressed there. */
function isCutOff(panel: HTMLElement): boolean {
  const { left, width, top, bottom } = panel.getBoundingClientRect()
  const isPressedAt = (y: number) => panel.contains(propertyOf(document, 'elementFromPoint').call(document, left + width / 2, y))
  return !isPressedAt(Math.max(top, 0) + 3) || !isPressedAt(Math.min(bottom, innerHeight) - 3)
}
