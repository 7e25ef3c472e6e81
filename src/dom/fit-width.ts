import { pageBody, pageRoot } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { propertyOf } from '../base/property-of'
import { nextFrame, onResize } from './on-scroll'
import { createWriters } from './writers'

/** More steps would not be visible. */
const MAX_STEPS = 4

/**
 * A box that requests the window's width (`--skerry-width`) but can shrink fills the free space, except where its parent grants any request:
 * a non-shrinking flex item, a `max-content` column. There this reduces the request until nothing around the box overflows because of it;
 * `root` decides for all boxes in it.
 */
export function fitWidth(box: HTMLElement, root = box): () => void {
  const { set, stop } = createWriters()
  const following: (() => void)[] = []
  let isStopped = false
  const fit = () => {
    if (isStopped) return
    // Its contents are laid out for the previous width.
    const probe = createWriters()
    probe.set(box, { $overflow: 'clip' })
    set(root, { '--skerry-width': null })
    let asked: string | null = null
    const others: Element[] = []
    let over = overflowAround(box)
    for (let step = 0; over && step < MAX_STEPS; step++) {
      const width = propertyOf(box, 'offsetWidth') - over.excess
      if (width > 0) set(root, { '--skerry-width': `${width}px` })
      const left: Overflow | undefined = width > 0 ? overflowAround(box, others) : over
      // Something else is too wide, such as what sticks out, or the site has set this width.
      if (left?.at === over.at && left.excess >= over.excess) {
        set(root, { '--skerry-width': asked })
        others.push(over.at)
        over = overflowAround(box, others)
      } else {
        asked = `${width}px`
        over = left
      }
    }
    stopAll(following)
    // A fitted box does not grow with the window by itself.
    if (asked) following.push(on(window, 'resize', () => nextFrame(() => fit)))
    probe.stop()
  }
  const asked = () => Number.parseFloat(getComputedStyle(box).getPropertyValue('--skerry-width')) || propertyOf(pageRoot(), 'clientWidth')
  // A narrower box has been given less than it requested. Not immediately: changing what was just measured causes an error.
  const isTooWide = () => propertyOf(box, 'offsetWidth') >= asked() && overflowAround(box)
  const check = () => {
    if (isTooWide()) nextFrame(() => fit)
  }
  const stopChecking = onResize(box, check)
  return () => {
    isStopped = true
    stopAll([stopChecking, ...following, stop])
  }
}

interface Overflow {
  at: Element
  /** By how many px it is narrower than its contents. */
  excess: number
}

/** The innermost element around a box that is narrower than its contents, except because of `others`. */
function overflowAround(box: Element, others: Element[] = []): Overflow | undefined {
  let inner = box
  for (let at = propertyOf(box, 'parentElement'); at; at = propertyOf(at, 'parentElement')) {
    // It has no box.
    if (!propertyOf(at, 'clientWidth')) continue
    const { left, right } = inner.getBoundingClientRect()
    const { paddingLeft, paddingRight, position } = getComputedStyle(at)
    const edge = at.getBoundingClientRect().left + propertyOf(at, 'clientLeft')
    const start = edge + Number.parseFloat(paddingLeft)
    const end = edge + propertyOf(at, 'clientWidth') - Number.parseFloat(paddingRight)
    const outside = Math.max(0, start - left) + Math.max(0, right - end)
    const excess = Math.ceil(Math.max(outside - 0.5, propertyOf(at, 'scrollWidth') - propertyOf(at, 'clientWidth')))
    if (excess > 0 && !others.includes(at)) return { at, excess }
    if (at === pageBody() || position === 'fixed') break
    inner = at
  }
  return undefined
}
