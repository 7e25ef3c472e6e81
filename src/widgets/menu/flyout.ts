import { config } from '../../builder/config'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { createWriter } from '../../dom/writer'
import { flyoutPosition } from './flyout-position'
import type { Sub } from './parts'

/** Specification of the builder's submenus: fade and slide take 200 ms (contract menus §1.7). */
const FADE = 200

export interface FlyoutOptions {
  /** Opens in the flow, not as a flyout. */
  isInline: boolean
  byHand: boolean
  /** 0 for the first level of submenus. */
  level: number
  /** Below its link rather than beside it. */
  isBelow: boolean
}
export interface OpenSubmenu {
  /** Hides it the way it came. */
  fold: () => void
  /** Undoes everything at once. */
  stop: () => void
}

/** Positions and animates a submenu that has just been displayed. */
export function openSubmenu({ list, link }: Sub, manner: FlyoutOptions): OpenSubmenu {
  const writer = createWriter(list)
  const isStill = manner.byHand || prefersReducedMotion()
  let timer = 0
  const slide = () => [
    { height: '0', overflow: 'clip' },
    { height: `${list.offsetHeight}px`, overflow: 'clip' },
  ]
  if (!manner.isInline && isTight(list)) openInline(writer.set)
  else if (!manner.isInline) (manner.byHand ? turn : fly)(list, link, manner, writer.set)
  else if (!isStill) list.animate(slide(), FADE)
  const stop = () => {
    clearTimeout(timer)
    writer.stop()
  }
  return {
    stop,
    fold: () => {
      if (isStill) return stop()
      writer.set('$display', 'block')
      list.animate(manner.isInline ? slide().reverse() : [{ opacity: 1 }, { opacity: 0 }], FADE)
      timer = window.setTimeout(stop, FADE)
    },
  }
}

type Set = (key: string, value: unknown) => void
const viewport = () => ({ width: document.documentElement.clientWidth, height: innerHeight })

const isOutside = (left: number, right: number) => left < 0 || right > viewport().width

/** The builder's flyouts are moved by margins: its stylesheet and its sites' rely on that. */
function fly(list: HTMLElement, link: HTMLElement, { level, isBelow }: FlyoutOptions, set: Set): void {
  const base = {
    $top: 'auto',
    $left: '0px',
    $width: 'auto',
    '$min-width': '10em',
    '$max-width': '1000px',
    '$margin-left': '0px',
    '$margin-top': '0px',
  }
  for (const [key, value] of Object.entries(base)) set(key, value)
  set('$z-index', 3 + level)
  set('.sm-nowrap', true)
  if (list.scrollWidth > list.clientWidth) set('.sm-nowrap', false)
  const box = link.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = list
  const { x, y } = flyoutPosition({ link: box, list: { width, height }, view: viewport(), isBelow, rtl: config().rtl })
  if (!isBelow && isOutside(box.left + x, box.left + x + width)) openInline(set)
  else {
    set('$margin-left', `${x}px`)
    set('$margin-top', `${y - box.height}px`)
    keepIn(list, set)
  }
}

/** Hand-written flyouts lie where the stylesheet puts them; at the window's edge they turn to the other side. */
function turn(list: HTMLElement, _: HTMLElement, { isBelow }: FlyoutOptions, set: Set): void {
  const isOut = () => {
    const { left, right } = list.getBoundingClientRect()
    return isOutside(left, right)
  }
  if (isOut()) {
    set('$inset-inline-start', 'auto')
    set('$inset-inline-end', isBelow ? '0' : '100%')
  }
  if (!isBelow && isOut()) openInline(set)
  else keepIn(list, set)
}

/** What is taller than the room below it scrolls. */
function keepIn(list: HTMLElement, set: Set): void {
  const { top, bottom } = list.getBoundingClientRect()
  if (bottom - viewport().height <= 0.49) return
  set('$max-height', `${viewport().height - top}px`)
  set('$overflow-y', 'auto')
}

/** A list that scrolls would cut its own flyouts off, and beside one on a phone there is no room: they open inside it, below their links. */
const isTight = (list: HTMLElement) => list.parentElement?.closest<HTMLElement>('ul')?.style.overflowY === 'auto'
function openInline(set: Set): void {
  set('$position', 'static')
  set('$min-width', '0')
}
