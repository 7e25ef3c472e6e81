import { closestAround } from '../../base/closest-around'
import { pageRoot } from '../../base/document'
import { createWriters, type Writers } from '../../dom/writers'
import { isRtl } from '../../page/page-config'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { type Box, flyoutPosition } from './flyout-position'
import type { Submenu } from './types'

/** Of the builder's fade and slide, in ms (contract menus §1.7). */
const DURATION = 200
/** Of the builder's flyouts, in px. Wider ones break their links into lines. */
const MAX_WIDTH = 1000

export interface FlyoutOptions {
  /** Opens in the flow, not as a flyout. */
  isInline: boolean
  isHandWritten: boolean
  /** 0 for the first level of submenus. */
  level: number
  /** Opens below its link, not beside it. */
  isBelow: boolean
}
export interface ShownSubmenu {
  /** Animates the submenu out, then undoes everything. */
  hide: () => void
  /** Undoes everything immediately. */
  stop: () => void
}

/** Positions and animates a newly displayed submenu. */
export function showSubmenu({ list, link }: Submenu, options: FlyoutOptions): ShownSubmenu {
  const writers = createWriters()
  const { isInline, isHandWritten } = options
  const isInstant = isHandWritten || prefersReducedMotion()
  let timer = 0
  const slideKeyframes = () => [
    { height: '0', overflow: 'clip' },
    { height: `${list.offsetHeight}px`, overflow: 'clip' },
  ]
  if (!isInline && isInScrollingList(list)) openInline(list, writers)
  else if (!isInline && isHandWritten) flipAtEdge(list, options, writers)
  else if (!isInline) placeFlyout(list, link, options, writers)
  else if (!isInstant) list.animate(slideKeyframes(), DURATION)
  const stop = () => {
    clearTimeout(timer)
    writers.stop()
  }
  return {
    stop,
    hide: () => {
      if (isInstant) return stop()
      writers.set(list, { $display: 'block' })
      list.animate(isInline ? slideKeyframes().reverse() : [{ opacity: 1 }, { opacity: 0 }], DURATION)
      timer = window.setTimeout(stop, DURATION)
    },
  }
}

const viewport = () => ({ width: pageRoot().clientWidth, height: innerHeight })
const isOutside = (left: number, right: number) => left < 0 || right > viewport().width

/**
 * The box of `el` in the window without its own transform: the builder's pointer effects enlarge a hovered link, and its flyout belongs
 * beside the link at rest.
 */
function boxWithoutTransform(el: HTMLElement): Box {
  const parent = el.offsetParent
  if (getComputedStyle(el).transform === 'none' || !parent) return el.getBoundingClientRect()
  const { left, top } = parent.getBoundingClientRect()
  return {
    left: left + parent.clientLeft - parent.scrollLeft + el.offsetLeft,
    top: top + parent.clientTop - parent.scrollTop + el.offsetTop,
    width: el.offsetWidth,
    height: el.offsetHeight,
  }
}

/** Positions the builder's flyouts by margins, which its stylesheet and those of its sites rely on. */
function placeFlyout(list: HTMLElement, link: HTMLElement, { level, isBelow }: FlyoutOptions, writers: Writers): void {
  const { set } = writers
  set(list, {
    $top: 'auto',
    $left: '0px',
    $width: 'auto',
    '$min-width': '10em',
    '$max-width': 'none',
    '$margin-left': '0px',
    '$margin-top': '0px',
    '$z-index': 3 + level,
    '.sm-nowrap': true,
  })
  // What sticks out of the list, such as a badge, does not count.
  const natural = list.offsetWidth
  set(list, { '$max-width': `${MAX_WIDTH}px` })
  // With wrapping links alone, it would be as narrow as its item.
  if (natural > list.offsetWidth) set(list, { '.sm-nowrap': false, $width: `${MAX_WIDTH}px` })
  const box = boxWithoutTransform(link)
  const { offsetWidth: width, offsetHeight: height } = list
  const { x, y } = flyoutPosition({ link: box, list: { width, height }, view: viewport(), isBelow, isRtl: isRtl() })
  if (!isBelow && isOutside(box.left + x, box.left + x + width)) openInline(list, writers)
  else {
    set(list, { '$margin-left': `${x}px`, '$margin-top': `${y - box.height}px` })
    limitHeight(list, writers)
  }
}

/** The stylesheet positions hand-written flyouts; ones that would leave the window flip to the other side. */
function flipAtEdge(list: HTMLElement, { isBelow }: FlyoutOptions, writers: Writers): void {
  const isListOutside = () => {
    const { left, right } = list.getBoundingClientRect()
    return isOutside(left, right)
  }
  if (isListOutside()) writers.set(list, { '$inset-inline-start': 'auto', '$inset-inline-end': isBelow ? '0' : '100%' })
  if (!isBelow && isListOutside()) openInline(list, writers)
  else limitHeight(list, writers)
}

/** Makes a list scroll if it is taller than the space below its top. */
function limitHeight(list: HTMLElement, { set }: Writers): void {
  const { top, bottom } = list.getBoundingClientRect()
  if (bottom - viewport().height <= 0.49) return
  set(list, { '$max-height': `${viewport().height - top}px`, '$overflow-y': 'auto' })
}

/** A scrolling list would clip its own flyouts, and phones have no space beside it: they open inside it, below their links. */
const isInScrollingList = (list: HTMLElement) => closestAround<HTMLUListElement>(list, 'ul')?.style.overflowY === 'auto'
function openInline(list: HTMLElement, { set }: Writers): void {
  set(list, { $position: 'static', '$min-width': '0' })
}
