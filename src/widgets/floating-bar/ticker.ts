import { on } from '../../base/events'
import { onResize } from '../../dom/on-scroll'
import type { Writers } from '../../dom/writers'

const LIST = '.e-floating-bars__headlines'
const ROW = '.e-floating-bars__headlines-inner'
const COPY = 'e-floating-bars__headline--clone'
/** In px per second: slow enough to read. */
const SPEED = 50
/** A row of short headlines on a wide screen needs many; a row without a width would need ever more. */
const MAX_COPIES = 30

export interface TickerOptions {
  isBackwards: boolean
  writers: Writers
  /** The row starts moving and can be held. */
  onStart: () => void
  /** The pointer is over the row or the focus in it. */
  setHeld: (isHeld: boolean) => void
}

/** How many copies of a row `length` px long fill a list of `width` px while the row moves through. */
export const copiesFor = (width: number, length: number): number => (length ? Math.min(MAX_COPIES, Math.ceil(width / length)) : 1)

/**
 * Moves a builder bar's headlines in an endless loop, with copies that fill the width (contract newer §10). Leaves this to the page's own
 * stylesheet if it does so. Undefined if nothing moves.
 */
export function startTicker(host: HTMLElement, { isBackwards, writers, onStart, setHeld }: TickerOptions): (() => void)[] | undefined {
  const list = host.querySelector<HTMLElement>(LIST)
  const row = list?.querySelector<HTMLElement>(ROW)
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
      // Stacked headlines, without the builder's stylesheet, are not a row.
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

/** A visual copy: clickable, but hidden from screen readers and the tab order. */
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

/** Moving headlines cannot be read or pressed, so hold them under the pointer if the site wants that, and always while focused. */
function holdWhileRead(list: HTMLElement, setHeld: (isHeld: boolean) => void): (() => void)[] {
  const pointer = list.matches('.has-pause-hover') ? ['pointerenter', 'pointerleave'] : []
  return ['focusin', 'focusout', ...pointer].map((type) => on(list, type, () => setHeld(/in$|enter/.test(type))))
}
