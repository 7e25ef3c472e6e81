import { write } from '../../ledger'
import { config } from '../../services/config'
import { on } from '../../services/events'
import { behaviour } from '../behaviour'

/** How far a box at `left`, `own` wide, is moved from its start edge to fill `width` px from `from` on (contract menu-sticky-motion §0.4). */
export function shiftOf(left: number, own: number, from: number, width: number, isFixed: boolean, isRtl: boolean): number {
  if (isFixed) return from
  const by = left > from ? left - from : left
  return isRtl ? by + own - width : -by
}

/** A section as wide as the window, or as the site's container for that, whatever it stands in (contract core §11). */
export function startStretch(host: HTMLElement): () => void {
  const writer = write(host)
  const { rtl, kit } = config()
  const stretch = () => {
    writer.stop()
    let to: Element | null = null
    try {
      to = document.querySelector(String(kit.stretched_section_container))
    } catch {}
    const { left, width } = host.getBoundingClientRect()
    const wide = (to ?? document.documentElement).clientWidth
    const from = to ? to.getBoundingClientRect().left + scrollX : 0
    const shift = shiftOf(left + scrollX, width, from, wide, getComputedStyle(host).position === 'fixed', rtl)
    writer.set('$width', `${wide}px`)
    writer.set(rtl ? '$right' : '$left', `${shift}px`)
  }
  stretch()
  const stops = [on(window, 'resize', stretch), on(host, 'sticky:stick', stretch), on(host, 'sticky:unstick', stretch), writer.stop]
  return () => {
    for (const stop of stops) stop()
  }
}

export const View = behaviour(startStretch)
