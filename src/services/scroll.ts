import { script } from './assets'
import { on } from './events'

/** Called at most once a frame, while the page scrolls or changes its size. */
type Tick = () => void
const ticks = new Set<Tick>()
let frame = 0
let quit: (() => void) | undefined

/** The one passive ticker: it listens only while somebody needs it. */
export function onScroll(tick: Tick): () => void {
  ticks.add(tick)
  if (!quit) {
    const ask = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        for (const each of [...ticks]) each()
      })
    }
    const stops = [on(window, 'scroll', ask, { passive: true }), on(window, 'resize', ask, { passive: true })]
    quit = () => stops.forEach((stop) => stop())
  }
  return () => {
    ticks.delete(tick)
    if (ticks.size) return
    quit?.()
    quit = undefined
  }
}

/** True when movement should be spared: the visitor's wish, or the site's `data-motion`. */
export function isCalm(wish = script?.dataset.motion): boolean {
  if (wish === 'always') return false
  return wish === 'never' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
