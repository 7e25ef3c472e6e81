import { pageBody, pageRoot } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { propertyOf } from '../base/property-of'
import { nextFrame } from './next-frame'
import { onResize } from './on-scroll'
import { createWriter } from './writer'

/** More steps than this would not be seen. */
const MOST_STEPS = 4

/**
 * A box that asks for the window's width (`--skerry-room`) and can do with none is as wide as the room that its place leaves, except where the
 * place gives whatever it is asked for: a flex item that does not shrink, a column of `max-content`. There it is made to ask for less, until
 * nothing around it overflows on its account; `root` has the say for all boxes in it.
 */
export function keepInRoom(box: HTMLElement, root = box): () => void {
  const { set, stop } = createWriter(root)
  let isFitted = false
  let isStopped = false
  const fit = () => {
    if (isStopped) return
    // What stands in it has had its places for the width from before.
    const probe = createWriter(box)
    probe.set('$overflow', 'clip')
    set('--skerry-room', null)
    let asked: string | null = null
    let over = overflowAround(box)
    for (let step = 0; over && step < MOST_STEPS; step++) {
      const width = propertyOf(box, 'offsetWidth') - over.excess
      if (width > 0) set('--skerry-room', `${width}px`)
      const left: Overflow | undefined = width > 0 ? overflowAround(box) : over
      // Something else is too wide, or the site has said how wide this is to be.
      if (left?.at === over.at && left.excess >= over.excess) {
        set('--skerry-room', asked)
        break
      }
      asked = `${width}px`
      over = left
    }
    isFitted = asked !== null
    probe.stop()
  }
  const asked = () => Number.parseFloat(getComputedStyle(box).getPropertyValue('--skerry-room')) || propertyOf(pageRoot(), 'clientWidth')
  // One that is narrower has been given less than it asked for. Not at once: to change what has just been measured is an error.
  const isTooWide = () => propertyOf(box, 'offsetWidth') >= asked() && overflowAround(box)
  const check = () => {
    if (isTooWide()) nextFrame(() => fit)
  }
  const onWindow = () => {
    if (isFitted) nextFrame(() => fit)
    else check()
  }
  const stops = [onResize(box, check), on(window, 'resize', onWindow), stop]
  return () => {
    isStopped = true
    stopAll(stops)
  }
}

interface Overflow {
  at: Element
  /** By how many pixels it is narrower than what is in it. */
  excess: number
}

/** The innermost element around a box that is narrower than what is in it. */
function overflowAround(box: Element): Overflow | undefined {
  let inner = box
  for (let at = propertyOf(box, 'parentElement'); at; at = propertyOf(at, 'parentElement')) {
    // Without a box of its own.
    if (!propertyOf(at, 'clientWidth')) continue
    const { left, right } = inner.getBoundingClientRect()
    const { paddingLeft, paddingRight, position } = getComputedStyle(at)
    const room = at.getBoundingClientRect().left + propertyOf(at, 'clientLeft')
    const start = room + Number.parseFloat(paddingLeft)
    const end = room + propertyOf(at, 'clientWidth') - Number.parseFloat(paddingRight)
    const outside = Math.max(0, start - left) + Math.max(0, right - end)
    const excess = Math.ceil(Math.max(outside - 0.5, propertyOf(at, 'scrollWidth') - propertyOf(at, 'clientWidth')))
    if (excess > 0) return { at, excess }
    if (at === pageBody() || position === 'fixed') break
    inner = at
  }
  return undefined
}
