import { propertyOf } from '../base/property-of'
import { pageScroll } from '../dom/scrolling-element'
import { pageProgress, viewportProgress } from '../widgets/motion/formulas'
import { unwrap } from './jquery'
import { derive, ViewModule } from './modules'
import type { NodeSet, ViewInstance } from './types'

/** Extra distance before the start and after the end, in percent of the window's height. */
interface Offsets {
  start?: number
  end?: number
}
const inPixels = ({ start = 0, end = 0 }: Offsets = {}) => [start, end].map((percent) => (percent / 100) * innerHeight) as [number, number]

interface ObserverOptions {
  callback: (seen: object) => void
  root?: Element | null
  /** A CSS margin. */
  offset?: string
  /** How many steps from out of view to fully in view are reported, 1 to 100; other numbers count as 1. */
  sensitivity?: number
}

/** `elementorModules.utils.Scroll` (contract core §20.7). All results are in percent. */
export const Scroll = {
  scrollObserver({ callback, root = null, offset = '0px', sensitivity = 0 }: ObserverOptions): IntersectionObserver {
    const steps = sensitivity >= 1 && sensitivity <= 100 ? Math.floor(sensitivity) : 1
    const tops = new WeakMap<Element, number>()
    const tell = ({ target, boundingClientRect, intersectionRatio, isIntersecting }: IntersectionObserverEntry) => {
      const { top } = boundingClientRect
      const intersectionScrollDirection = top > (tops.get(target) ?? top) ? 'up' : 'down'
      tops.set(target, top)
      callback({ sensitivity, isInViewport: isIntersecting, scrollPercentage: intersectionRatio * 100, intersectionScrollDirection })
    }
    const threshold = Array.from({ length: steps }, (_, i) => i / steps)
    return new IntersectionObserver((entries) => entries.forEach(tell), { root, rootMargin: offset, threshold })
  },
  getElementViewportPercentage($element: Measured | NodeSet<Measured>, offsets?: Offsets): number {
    const [start, end] = inPixels(offsets)
    const { top, height } = unwrap<Measured>($element).getBoundingClientRect()
    return viewportProgress(top, height + end, innerHeight + start)
  },
  getPageScrollPercentage(offsets?: Offsets, limit?: number): number {
    const [start, end] = inPixels(offsets)
    const { y, range } = pageScroll()
    return pageProgress(y + start, start + end + (limit || range))
  },
}

interface Measured {
  getBoundingClientRect: () => Pick<DOMRect, 'top' | 'height'>
}
interface MasonrySettings {
  container: HTMLElement | NodeSet | null
  items: Iterable<HTMLElement> | null
  columnsCount: number
  /** In px. */
  verticalSpaceBetween: number
}
interface MasonryInstance extends ViewInstance<MasonrySettings> {
  run: () => void
}

/** `elementorModules.utils.Masonry`: closes the gaps in a grid by moving its items up (contract core §20.7). */
export const Masonry = derive<MasonryInstance>(ViewModule, {
  getDefaultSettings: () => ({ container: null, items: null, columnsCount: 3, verticalSpaceBetween: 30 }),
  run() {
    const { container, items, columnsCount, verticalSpaceBetween } = this.getSettings()
    if (!container) return
    const all = [...(items ?? [])]
    const setMargin = (item: HTMLElement, margin: string) => {
      propertyOf(item, 'style').marginTop = margin
    }
    for (const item of all) setMargin(item, '')
    const { top } = unwrap<Measured>(container).getBoundingClientRect()
    const bottoms: number[] = []
    // One by one: an item's position depends on the previous ones.
    for (const [i, item] of all.filter((each) => each.offsetHeight).entries()) {
      const column = i % columnsCount
      const bottom = bottoms[column]
      if (bottom !== undefined) setMargin(item, `${Math.round(top + bottom - item.getBoundingClientRect().top)}px`)
      bottoms[column] = (bottom ?? 0) + item.offsetHeight + verticalSpaceBetween
    }
  },
})
