import { script } from '../../base/assets'
import { emit, on } from '../../base/events'
import { device } from '../../builder/device'
import {
  ADMIN_BAR,
  FREED,
  HANDLES_INSIDE,
  STICKY,
  STICKY_ACTIVE,
  STICKY_EFFECTS,
  STICKY_PARENT,
  TOP_CONTAINER,
} from '../../builder/selectors'
import { computedLength } from '../../dom/covered-top'
import { onScroll } from '../../dom/on-scroll'
import { createWriter, type Writer } from '../../dom/writer'
import type { Infer } from '../../settings/fields'
import { hasFixedContainingBlock } from './containing-block'
import { FREE, PINNED, STUCK, stickyPosition } from './position'
import { settings } from './settings'
import { measureSpacer } from './spacer'
import { observeThreshold } from './threshold-observer'

/** Closer than this to a change, each frame is looked at: an observer alone would show it a frame or two late. */
const NEAR = 300
/** Specification §9. */
const SETTLE = 300
const page = document.documentElement
const px = (n: number) => `${n}px`

/** How far down each element that covers the top reaches. */
const edges = new Map<HTMLElement, number>()
let pads: Writer[] | undefined
/** Native jumps, and the focus moving on, stay clear of the lowest edge; in the body too, which scrolls on some pages. */
function pad(host: HTMLElement, edge?: number | false): void {
  if (edge) edges.set(host, edge)
  else edges.delete(host)
  pads ??= [page, document.body].map(createWriter)
  for (const el of pads) {
    if (edges.size) el.set('$scroll-padding-top', px(Math.max(...edges.values())))
    else el.stop()
  }
}

/** Keeps `host` at an edge of the viewport (contract menu-sticky-motion §6); its room is held by an empty box. */
export function startSticky(host: HTMLElement, given: Infer<typeof settings>): () => void {
  const isTop = given.sticky === 'top'
  const home = host.parentElement as HTMLElement
  const parent = given.sticky_parent && !host.matches(TOP_CONTAINER) ? (home.closest<HTMLElement>(STICKY_PARENT) ?? home) : undefined
  const alive = createWriter(host)
  const stuck = createWriter(host)
  const lent = parent && createWriter(parent)
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
  /** By how much it is moved where it stands, because something above holds even what is fixed. */
  let moved: number | undefined
  let carried: Animation | undefined

  /** Reads everything, then gives what is to be written. */
  const look = (silent?: boolean) => {
    if (!isOn) return () => {}
    const box = (spacer ?? host).getBoundingClientRect()
    const size = host.offsetHeight
    const room = parent?.getBoundingClientRect()
    // Without a room there is no number, and nothing that is compared with it is true.
    const upper = (room?.top as number) + (parent?.clientTop as number)
    const start = (isTop ? box.top : innerHeight - box.bottom) - (moved ?? 0)
    const end = isTop ? upper + (parent?.clientHeight as number) : innerHeight - upper
    // Without a box (display: none) there is no place to leave.
    const next = box.width || box.height ? stickyPosition(start, offset, size, end) : FREE
    const isPinned = next === PINNED
    const css = getComputedStyle(host)
    const { position, width } = css
    // What the styles above do not tell, the browser does: only what is held has an offset parent while it is fixed.
    const move = next && (state ? moved !== undefined || (state === STUCK && host.offsetParent) : hasFixedContainingBlock(home))
    const makeSpacer = next && !state && !move && measureSpacer(host, css)
    // Unless the site has seen to that itself.
    const covers =
      isTop &&
      next === STUCK &&
      box.width * 2 > innerWidth &&
      script?.dataset.anchors !== 'off' &&
      (edges.size || ![page, document.body].some((el) => computedLength(el, 'scroll-padding-top')))
    const frame = isPinned ? (parent as HTMLElement) : page
    const left = isPinned ? (room as DOMRect).left + frame.clientLeft : 0
    const inset = css.direction === 'rtl' ? left + frame.clientWidth - box.right : box.left - left
    // A header at the very top of the page never lets go: nothing to be near to.
    // Where the body scrolls, it cuts off what the lines watch: there each scroll is followed.
    const isNear =
      page.scrollHeight <= innerHeight ||
      move ||
      (Math.abs(start - offset) < NEAR && (!isTop || start + scrollY > offset)) ||
      Math.abs(end - offset - size) < NEAR

    return () => {
      const before = state
      const claim = (claims: Record<string, unknown> | false) => {
        state = next
        for (const [key, value] of Object.entries(claims)) stuck.set(key, value)
        stuck.set(`.${STICKY_ACTIVE}`, true)
        stuck.set(`.${HANDLES_INSIDE}`, true)
      }
      if (move) {
        if (spacer) release()
        moved = (isPinned ? end - size : offset) - start
        // The browser counts no shift of what is only moved; a place of its own in the flow it has kept.
        // An animation, because a site's own `transition: all` makes no journey of it.
        carried?.cancel()
        carried = host.animate({ translate: `0 ${px(isTop ? moved : -moved)}` }, { fill: 'forwards' })
        claim(position === 'static' && { $position: 'relative' })
      } else if (next !== before || isPinned) {
        if (next) {
          if (!before) stuck.set('$width', width)
          claim({
            $position: isPinned ? 'absolute' : 'fixed',
            '$inset-inline-start': px(inset),
            [`$${given.sticky}`]: isPinned ? null : px(offset),
            [isTop ? '$bottom' : '$top']: isPinned ? '0px' : null,
            '$margin-top': 0,
            '$margin-bottom': 0,
            // The inset is to the box itself; the reference moves boxes with a side margin (contract §6.5) by that margin.
            '$margin-inline-start': 0,
          })
          if (isPinned) lent?.set('$position', 'relative')
          else lent?.stop()
          if (makeSpacer) {
            spacer = makeSpacer()
            // What is newly observed is reported between layout and paint: early enough to see what holds it.
            sizes.unobserve(host)
            sizes.observe(host)
          }
        } else release()
      }
      pad(host, covers && offset + size)
      if (!silent && !before !== !next) emit(host, next ? 'sticky:stick' : 'sticky:unstick')
      alive.set(`.${STICKY_EFFECTS}`, offset - start >= effects)
      arm(size)
      if (!isNear) rest = void rest?.()
      else rest ??= onScroll(look)
    }
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
    const cross = (el: Element, at: number, isStart: boolean) =>
      observeThreshold(el, isTop ? at : innerHeight - at, isStart === isTop, near)
    lines = [NEAR, -NEAR, -effects].map((by) => cross(spacer ?? host, offset + by, true))
    if (parent) lines.push(...[NEAR, -NEAR].map((by) => cross(parent, offset + size + by, false)))
  }
  const disarm = () => {
    for (const stop of lines.splice(0)) stop()
  }
  const release = () => {
    stuck.stop()
    carried?.cancel()
    lent?.stop()
    pad(host)
    spacer?.remove()
    spacer = moved = undefined
    state = FREE
    armed = ''
  }
  /** What is stuck goes back to its own place and, before anything is painted, out again with fresh measures. */
  const again = () => {
    if (!state) return
    release()
    // Back in its own place for a moment: a stretched section has to measure there.
    emit(host, FREED)
    look(true)()
    // Or for longer than that.
    if (!state) emit(host, 'sticky:unstick')
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
    sizes.disconnect()
    sizes.observe(home)
    sizes.observe(host)
  }
  const end = () => {
    isOn = false
    sizes.disconnect()
    const was = state
    release()
    alive.stop()
    disarm()
    rest = void rest?.()
    if (was) emit(host, 'sticky:unstick')
  }

  // What is newly observed is reported when the browser has laid the page out anyway: asking at the start would make it do so for us.
  const sizes = new ResizeObserver(() => {
    const last = roomWidth
    roomWidth = home.clientWidth
    // Only a new width asks for new measures: a stuck header that shrinks must not move the page (gm0t/react-sticky-el#50).
    if (state && last !== roomWidth) requestAnimationFrame(again)
    else look()()
  })
  const stopResize = on(window, 'resize', () => {
    clearTimeout(timer)
    timer = setTimeout(activate, SETTLE)
  })
  const stopLoad = on(host, 'load', again, { capture: true })
  void document.fonts?.ready.then(again)
  activate()
  return () => {
    clearTimeout(timer)
    stopResize()
    stopLoad()
    end()
  }
}

export { settings }
