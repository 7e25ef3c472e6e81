import { on } from '../../base/events'
import { matchesSelector } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { onResize } from '../../dom/on-scroll'
import type { Writers } from '../../dom/writers'

const LIST = '.e-floating-bars__headlines'
const ROW = '.e-floating-bars__headlines-inner'
const COPY = 'e-floating-bars__headline--clone'
/** In px per second: slow enough to read. */
const SPEED = 50
/** A row of short headlines on a wide screen needs many copies; one without a width would need infinitely many. */
const MAX_COPIES = 30

export interface TickerOptions {
  isBackwards: boolean
  writers: Writers
  /** Called when the row begins to move, for whatever may hold it. */
  onStart: () => void
  /** The pointer or the focus is on what should be read. */
  setHeld: (isHeld: boolean) => void
}

/** How many copies of a row `length` px long fill a list of this width while one of them leaves and the next comes in. */
export const copiesFor = (width: number, length: number): number => (length ? Math.min(MAX_COPIES, Math.ceil(width / length)) : 1)

/**
 * Moves the headlines of a builder's bar along, endlessly, with copies behind them that fill the width (contract newer §10). If the page's own
 * stylesheet moves them, leaves that to it. Undefined if there is nothing to move.
 */
export function startTicker(host: HTMLElement, { isBackwards, writers, onStart, setHeld }: TickerOptions): (() => void)[] | undefined {
  const list = queryFirst(host, LIST)
  const row = list && queryFirst(list, ROW)
  const items = [...(row?.children ?? [])] as HTMLElement[]
  const [first] = items
  if (!list || !row || !first) return undefined
  const copies: Element[] = []
  let distance = 0
  let animation: Animation | undefined

  const copy = () => {
    for (const item of items) copies.push(copyOf(item))
    row.append(...copies)
  }
  const fill = (length: number, width: number) => {
    while (copies.length < items.length * copiesFor(width, Math.abs(length))) copy()
    if (length === distance && animation) return
    distance = length
    animation?.cancel()
    animation = undefined
    if (!length || isMoved(list)) return
    animation = row.animate(
      { transform: ['none', `translateX(${-length}px)`] },
      { duration: (Math.abs(length) / SPEED) * 1000, iterations: Number.POSITIVE_INFINITY, direction: isBackwards ? 'reverse' : 'normal' },
    )
    onStart()
  }
  copy()
  writers.set(list, { 'data-animated': '' })
  return [
    onResize(list, () => {
      const [from, to] = [first, copies[0] as Element].map((el) => el.getBoundingClientRect()) as [DOMRect, DOMRect]
      // Without the builder's stylesheet they are stacked, not in a row.
      const length = from.top === to.top ? to.left - from.left : 0
      const { clientWidth } = list
      return () => fill(length, clientWidth)
    }),
    ...holdWhileRead(list, setHeld),
    () => {
      animation?.cancel()
      for (const el of copies) el.remove()
    },
  ]
}

/** Only visual: it can be clicked, but is not read out a second time, and Tab skips it. */
function copyOf(item: HTMLElement): Element {
  const copied = item.cloneNode(true) as HTMLElement
  copied.classList.add(COPY)
  copied.setAttribute('aria-hidden', 'true')
  for (const el of [copied, ...copied.querySelectorAll('*')]) {
    el.removeAttribute('id')
    if (el.matches('a,button')) el.setAttribute('tabindex', '-1')
  }
  return copied
}

const isMoved = (list: Element) =>
  list.getAnimations({ subtree: true }).some(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)

/** Nobody can read or press what keeps moving: it stops under the pointer if the site wants that, and always while the focus is inside. */
function holdWhileRead(list: HTMLElement, setHeld: (isHeld: boolean) => void): (() => void)[] {
  const pointer = matchesSelector(list, '.has-pause-hover') ? ['pointerenter', 'pointerleave'] : []
  return ['focusin', 'focusout', ...pointer].map((type) => on(list, type, () => setHeld(/in$|enter/.test(type))))
}
