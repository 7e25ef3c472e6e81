import { on } from '../../base/events'
import { MOTION_PERSPECTIVE } from '../../builder/selectors'
import { nextFrame } from '../../dom/next-frame'
import { onScroll } from '../../dom/on-scroll'
import { createWriter } from '../../dom/writer'
import { drive, type Ending } from './driven'
import { layerSize, moved, pageProgress, plain, pointerProgress, turned, viewportProgress } from './formulas'
import { onNear, onRest, onSize } from './observers'
import { onPointer } from './pointer'
import type { Group } from './settings'
import { mark, type Target } from './target'
import { framesOf, resultOf, type Surplus, shifted } from './values'

export interface Extras {
  /** Set for a background: how the layer's surplus is measured. */
  host?: HTMLElement
  /** CSS transforms that stay in front of ours. */
  own: string[]
  isFixed: boolean
}

/** Runs one group's effects on its target, only while what it is measured by is in view; undone by the returned function. */
export function startGroup({ general, scroll, mouse }: Group, target: Target, { host, own, isFixed }: Extras): () => void {
  const { el, parent } = target
  const writer = createWriter(el)
  const functions: string[] = []
  const stops = [writer.stop]
  let surplus: Surplus

  const set = (name: string, value: number, unit = '') => {
    if (name === 'opacity') {
      writer.set('$opacity', plain(value))
      writer.set('$will-change', 'opacity')
      return
    }
    writer.set(`--${name}`, `${plain(value)}${unit}`)
    if (name === 'blur') writer.set('$filter', 'blur(var(--blur))')
    else if (!functions.includes(name)) {
      functions.push(name)
      writer.set('$transform', [...own, ...functions.map((fn) => `${fn}(var(--${fn}))`)].join(' '))
    }
  }
  const isPage = general.range === 'page' || (isFixed && !general.range)
  const around = () => {
    const css = getComputedStyle(parent)
    return ['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width'].reduce(
      (sum, key) => sum + (Number.parseFloat(css.getPropertyValue(key)) || 0),
      0,
    )
  }
  const progress = () => {
    const { scrollHeight, clientHeight } = document.documentElement
    if (isPage) return pageProgress(scrollY, scrollHeight - clientHeight)
    if (isFixed) return pageProgress(scrollY, innerHeight)
    const { top, height } = parent.getBoundingClientRect()
    return viewportProgress(top, height - around(), clientHeight)
  }
  let last: number | undefined
  const tick = () => {
    const now = progress()
    if (now === last) return undefined
    return () => {
      last = now
      for (const e of scroll) set(e.name, ...resultOf(e, now, surplus))
      writer.set('--e-transform-transition-duration', '100ms')
    }
  }
  const follow = (x: number, y: number) => {
    const { clientWidth, clientHeight } = document.documentElement
    for (const { name, direction, speed } of mouse) {
      const px = turned(pointerProgress(x, clientWidth), Boolean(direction))
      const py = turned(pointerProgress(y, clientHeight), Boolean(direction))
      if (name === 'tilt') {
        set('rotateX', moved(py, speed / 10), 'deg')
        set('rotateY', moved(100 - px, speed / 10), 'deg')
      } else {
        set('translateX', shifted('X', px, speed, surplus), 'px')
        set('translateY', shifted('Y', py, speed, surplus), 'px')
      }
    }
  }

  if (host) {
    const track = mouse.find((e) => e.name === 'mouseTrack')?.speed
    const side = (name: string) => layerSize(scroll.find((e) => e.name === name)?.speed ?? track ?? 0)
    writer.set('$width', `${side('translateX')}%`)
    writer.set('$height', `${side('translateY')}%`)
  } else if (mouse.some((e) => e.name === 'tilt')) stops.push(mark(parent, MOTION_PERSPECTIVE))

  // The pointer moves the same properties, and own transforms may have a hover transition, which an animation would hide.
  const isSimple = scroll.length && !mouse.length && !own.length && (isPage || !isFixed)
  let driven: Ending | undefined
  let key = ''
  let isIn = false
  const active: (() => void)[] = []
  /** Reads everything, then gives what is to be written. */
  const run = () => {
    // Also when it left in a jump: it ends where it belongs.
    const at = scroll.length ? tick() : undefined
    const extra = isPage ? 0 : around()
    const next = isIn ? JSON.stringify([extra, surplus]) : ''
    if (next === key) return at
    key = next
    const start = isIn && isSimple ? drive({ el, parent, isPage, around: extra, frames: framesOf(scroll, surplus) }) : undefined
    return () => {
      at?.()
      const before = driven
      driven = start?.()
      // In the next frame, when what is written now is in force.
      if (before) nextFrame(before)
      for (const stop of active.splice(0)) stop()
      if (!isIn) return
      if (scroll.length) active.push(driven ? onRest(tick) : onScroll(tick))
      if (mouse.length) active.push(onPointer(follow))
    }
  }
  const measure = () => {
    if (host) surplus = { X: el.offsetWidth - host.offsetWidth, Y: el.offsetHeight - host.offsetHeight }
    last = undefined
    return run()
  }
  stops.push(
    // Of a page-long range the page is what has to be in view, which it is.
    onNear(isPage ? document.documentElement : parent, (now) => {
      isIn = now
      return run()
    }),
    // Its first report is the start.
    onSize(parent, measure),
    on(window, 'elementor-pro/motion-fx/recalc', () => measure()?.()),
    on(el, 'pointerenter', () => writer.set('--e-transform-transition-duration', null), { once: true }),
    () => {
      driven?.()()
      for (const stop of active) stop()
    },
  )
  return () => {
    for (const stop of stops) stop()
  }
}
