import { on } from '../../base/events'
import { report } from '../../base/report'
import { excerpt } from '../../base/values'
import { config } from '../../builder/config'
import { FREED } from '../../builder/selectors'
import { createWriter } from '../../dom/writer'

/** How far a box at `left`, `own` wide, is moved from its start edge to fill `width` px from `from` on (contract menus §0.4). */
export function shiftOf(left: number, own: number, from: number, width: number, isFixed: boolean, isRtl: boolean): number {
  if (isFixed) return from
  const by = left > from ? left - from : left
  return isRtl ? by + own - width : -by
}

/** The site's container for stretched sections; a selector of nothing is told of, and leaves the window. */
function container(given: unknown): Element | null {
  if (!given) return null
  let found: Element | null = null
  try {
    found = document.querySelector(String(given))
  } catch {}
  if (!found) report('stretch', `stretched_section_container: expected the selector of an element of this page, got ${excerpt(given)}`)
  return found
}

/** A section as wide as the window, or as the site's container for that, whatever it stands in (contract core §11). */
export function start(host: HTMLElement): () => void {
  const writer = createWriter(host)
  const { rtl, kit } = config()
  const stretch = () => {
    writer.stop()
    const to = container(kit.stretched_section_container)
    const { left, width } = host.getBoundingClientRect()
    const wide = (to ?? document.documentElement).clientWidth
    const from = to ? to.getBoundingClientRect().left + scrollX : 0
    const shift = shiftOf(left + scrollX, width, from, wide, getComputedStyle(host).position === 'fixed', rtl)
    writer.set('$width', `${wide}px`)
    writer.set(rtl ? '$right' : '$left', `${shift}px`)
  }
  // When the browser has laid the page out anyway, and before it paints: asked at the start, it would do so for us.
  const first = new ResizeObserver(() => {
    first.disconnect()
    stretch()
  })
  first.observe(host)
  const stops = [
    () => first.disconnect(),
    on(window, 'resize', stretch),
    on(host, 'sticky:stick', stretch),
    on(host, 'sticky:unstick', stretch),
    on(host, FREED, stretch),
    writer.stop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
