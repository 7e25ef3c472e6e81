import { write } from '../../ledger'
import { ADMIN_BAR, HANDLES_INSIDE, STICKY, STICKY_ACTIVE, STICKY_EFFECTS, STICKY_PARENT, TOP_CONTAINER } from '../../markup'
import { device } from '../../services/device'
import { fire, on } from '../../services/events'
import { onScroll } from '../../services/scroll'
import type { Infer } from '../../settings'
import { behaviour } from '../behaviour'
import { line } from './lines'
import { padRoot } from './pad'
import { FREE, PINNED, place, STUCK } from './place'
import { settings } from './settings'
import { measureSpacer } from './spacer'

/** Closer than this to a change, each frame is looked at: an observer alone would show it a frame or two late. */
const NEAR = 300
/** Specification §9. */
const SETTLE = 300
const px = (n: number) => `${n}px`

/** Keeps `host` at an edge of the viewport (contract menu-sticky-motion §6); its room is held by an empty box. */
export function startSticky(host: HTMLElement, given: Infer<typeof settings>): () => void {
  const isTop = given.sticky === 'top'
  const home = host.parentElement as HTMLElement
  const parent = given.sticky_parent && !host.matches(TOP_CONTAINER) ? (home.closest<HTMLElement>(STICKY_PARENT) ?? home) : undefined
  const alive = write(host)
  const stuck = write(host)
  const lent = parent && write(parent)
  let isOn = false
  let state: number = FREE
  let spacer: HTMLElement | undefined
  let offset = 0
  let effects = 0
  let armed = ''
  let lines: (() => void)[] = []
  let rest: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout>
  let roomWidth = 0
  let trap: Element | null = null

  /** Reads everything, then gives what is to be written. */
  const look = (silent?: boolean) => {
    if (!isOn) return () => {}
    const box = (spacer ?? host).getBoundingClientRect()
    const size = host.offsetHeight
    const room = parent?.getBoundingClientRect()
    const upper = room && room.top + (parent as HTMLElement).clientTop
    const start = isTop ? box.top : innerHeight - box.bottom
    const end = upper === undefined ? Number.POSITIVE_INFINITY : isTop ? upper + (parent as HTMLElement).clientHeight : innerHeight - upper
    // Without a box (display: none) there is no place to leave.
    const next = box.width || box.height ? place(start, offset, size, end) : FREE
    const isPinned = next === PINNED
    const css = getComputedStyle(host)
    const makeSpacer = next && !state && measureSpacer(host, css)
    const width = css.width
    // A transform, filter or containment above holds even what is fixed; known once it is, and followed from then on.
    if (state === STUCK) trap = host.offsetParent
    const frame = isPinned ? parent : trap
    const held = frame?.getBoundingClientRect()
    const left = held ? held.left + (frame as Element).clientLeft : 0
    const inset = css.direction === 'rtl' ? left + (frame ?? document.documentElement).clientWidth - box.right : box.left - left
    const edge = held && held.top + (frame as Element).clientTop
    const gap = edge === undefined ? offset : offset - (isTop ? edge : innerHeight - edge - (frame as Element).clientHeight)
    // A header at the very top of the page never lets go: nothing to be near to.
    // Where the body scrolls, it cuts off what the lines watch: there each scroll is followed.
    const isNear =
      document.documentElement.scrollHeight <= innerHeight ||
      (next === STUCK && trap) ||
      (Math.abs(start - offset) < NEAR && (!isTop || start + scrollY > offset)) ||
      Math.abs(end - offset - size) < NEAR

    return () => {
      const before = state
      if (next !== before || (frame && next)) {
        state = next
        if (next) {
          const claims = {
            $position: isPinned ? 'absolute' : 'fixed',
            '$inset-inline-start': px(inset),
            [`$${given.sticky}`]: isPinned ? null : px(gap),
            [isTop ? '$bottom' : '$top']: isPinned ? '0px' : null,
            '$margin-top': 0,
            '$margin-bottom': 0,
            // The inset is to the box itself; the reference moves boxes with a side margin (contract §6.5) by that margin.
            '$margin-inline-start': 0,
            [`.${STICKY_ACTIVE}`]: true,
            [`.${HANDLES_INSIDE}`]: true,
          }
          if (!before) stuck.set('$width', width)
          for (const [key, value] of Object.entries(claims)) stuck.set(key, value)
          if (isPinned) lent?.set('$position', 'relative')
          else lent?.stop()
          // What is newly observed is reported between layout and paint: only then is it known what holds what is fixed.
          if (makeSpacer) {
            spacer = makeSpacer()
            sizes.observe(spacer)
          }
        } else release()
        if (!silent && !before !== !next) say(next)
      }
      alive.set(`.${STICKY_EFFECTS}`, offset - start >= effects)
      arm(size)
      if (!isNear) rest = void rest?.()
      else rest ??= onScroll(look)
    }
  }
  const say = (now: number) => {
    fire(host, now ? 'sticky:stick' : 'sticky:unstick')
    padRoot(isOn)
  }
  /** Looks in the next frame, which is also the first that could show it, and goes on while it is near. */
  const near = () => {
    rest?.()
    rest = onScroll(look)
  }
  const arm = (size: number) => {
    const key = [Boolean(spacer), offset, effects, innerHeight, parent && size].join()
    if (key === armed) return
    armed = key
    disarm()
    const cross = (el: Element, at: number, isStart: boolean) => line(el, isTop ? at : innerHeight - at, isStart === isTop, near)
    lines = [NEAR, -NEAR, -effects].map((by) => cross(spacer ?? host, offset + by, true))
    if (parent) lines.push(...[NEAR, -NEAR].map((by) => cross(parent, offset + size + by, false)))
  }
  const disarm = () => {
    for (const stop of lines.splice(0)) stop()
  }
  const release = () => {
    stuck.stop()
    lent?.stop()
    spacer?.remove()
    spacer = undefined
    state = FREE
    armed = ''
  }
  /** Back to its own place and, before anything is painted, out again with fresh measures. */
  const again = () => {
    if (state) release()
    look(true)()
  }
  const activate = () => {
    const now = device().get()
    // Another side than top and bottom has been told of, and is none.
    isOn = !!given.sticky && given.sticky_on.includes(now)
    if (!isOn) return end()
    const bar = isTop && document.getElementById(ADMIN_BAR)
    offset = given.sticky_offset[now] + (bar && getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0)
    effects = given.sticky_effects_offset[now]
    alive.set(`.${STICKY}`, true)
    again()
  }
  const end = () => {
    isOn = false
    const was = state
    release()
    alive.stop()
    disarm()
    rest = void rest?.()
    if (was) say(FREE)
  }

  const sizes = new ResizeObserver(() => {
    const last = roomWidth
    roomWidth = home.clientWidth
    // Only a new width asks for new measures: a stuck header that shrinks must not move the page (gm0t/react-sticky-el#50).
    if (last && last !== roomWidth) requestAnimationFrame(again)
    else look()()
  })
  sizes.observe(home)
  sizes.observe(host)
  const stopResize = on(window, 'resize', () => {
    clearTimeout(timer)
    timer = setTimeout(activate, SETTLE)
  })
  const stopLoad = on(host, 'load', again, { capture: true })
  void document.fonts?.ready.then(again)
  activate()
  return () => {
    clearTimeout(timer)
    sizes.disconnect()
    stopResize()
    stopLoad()
    end()
  }
}

export { settings }
export const View = behaviour(startSticky)
