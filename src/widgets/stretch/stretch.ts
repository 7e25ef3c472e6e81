import { pageRoot } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { report } from '../../base/report'
import { excerpt } from '../../base/values'
import { onScroll } from '../../dom/on-scroll'
import { createWriters } from '../../dom/writers'
import { config } from '../../page/config'
import { fullWidthContainer } from '../../page/full-width-container'
import { isRtl } from '../../page/page-config'
import { STICKY_FREED_EVENT } from '../../page/selectors'

/** A box's left edge in the document and its width, in px. */
export interface HorizontalBox {
  left: number
  width: number
}

/**
 * How many px to move `section` from its start edge (the right one if `isRtl`) so that, at the container's width, it fills `container`
 * (contract menus §0.4). A fixed section is positioned from the window's edge.
 */
export function stretchOffset(
  section: HorizontalBox,
  container: HorizontalBox,
  { isFixed = false, isRtl = false }: { isFixed?: boolean; isRtl?: boolean } = {},
): number {
  if (isFixed) return container.left
  const shift = section.left > container.left ? section.left - container.left : section.left
  return isRtl ? shift + section.width - container.width : -shift
}

/** Makes a section as wide as the window, or the site's container for stretched sections, wherever it is (contract core §11). */
export function start(host: HTMLElement): () => void {
  const writers = createWriters()
  const selector = config().kit.stretched_section_container
  const rtl = isRtl()
  const stretch = () => {
    writers.stop()
    const container = fullWidthContainer()
    if (selector && !container)
      report('stretch', `stretched_section_container: expected the selector of an element of this page, got ${excerpt(selector)}`)
    const { left, width } = host.getBoundingClientRect()
    const target = {
      left: container ? container.getBoundingClientRect().left + scrollX : 0,
      width: (container ?? pageRoot()).clientWidth,
    }
    const isFixed = getComputedStyle(host).position === 'fixed'
    const offset = stretchOffset({ left: left + scrollX, width }, target, { isFixed, isRtl: rtl })
    writers.set(host, { $width: `${target.width}px`, [rtl ? '$right' : '$left']: `${offset}px` })
  }
  // A tick runs after layout and before paint; measuring here would force a layout. Do not observe the section's own size: changing it in
  // the callback makes browsers report a ResizeObserver loop error.
  const stopWaiting = onScroll(() => {
    stopWaiting()
    return stretch
  })
  const stops = [
    stopWaiting,
    on(window, 'resize', stretch),
    on(host, 'sticky:stick', stretch),
    on(host, 'sticky:unstick', stretch),
    on(host, STICKY_FREED_EVENT, stretch),
    writers.stop,
  ]
  return () => stopAll(stops)
}
