import { write } from '../../ledger'
import { MOTION_PERSPECTIVE } from '../../markup'
import { on } from '../../services/events'
import { onScroll } from '../../services/scroll'
import {
  blurAt,
  layerSize,
  moved,
  movePoint,
  opacityAt,
  pageProgress,
  panned,
  plain,
  pointerProgress,
  scaleAt,
  turned,
  viewportProgress,
} from './formulas'
import { onPointer } from './pointer'
import type { Effect, Group } from './settings'
import { mark, type Target } from './target'

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
  const writer = write(el)
  const functions: string[] = []
  const stops = [writer.stop]
  const surplus = { X: 0, Y: 0 }

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
  const shift = (axis: 'X' | 'Y', progress: number, speed: number) =>
    set(`translate${axis}`, host ? panned(progress, surplus[axis]) : moved(progress, speed), 'px')

  /** Applies one scroll effect at a progress. */
  const apply = (e: Effect, progress: number) => {
    const p = () => turned(progress, Boolean(e.direction), e.affectedRange)
    const point = () => movePoint(progress, e.range, e.direction)
    if (e.name === 'translateX' || e.name === 'translateY') shift(e.name === 'translateX' ? 'X' : 'Y', p(), e.speed)
    else if (e.name === 'rotateZ') set('rotateZ', moved(p(), e.speed), 'deg')
    else if (e.name === 'opacity') set('opacity', opacityAt(point(), e.level))
    else if (e.name === 'blur') set('blur', blurAt(point(), e.level), 'px')
    else set('scale', scaleAt(point(), e.speed))
  }
  const isPage = general.range === 'page' || (isFixed && !general.range)
  const progress = () => {
    const { scrollHeight, clientHeight } = document.documentElement
    if (isPage) return pageProgress(scrollY, scrollHeight - clientHeight)
    if (isFixed) return pageProgress(scrollY, innerHeight)
    const css = getComputedStyle(parent)
    const { top, height } = parent.getBoundingClientRect()
    const around = ['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width'].reduce(
      (sum, key) => sum + (Number.parseFloat(css.getPropertyValue(key)) || 0),
      0,
    )
    return viewportProgress(top, height - around, clientHeight)
  }
  let last: number | undefined
  const tick = () => {
    const now = progress()
    if (now === last) return undefined
    return () => {
      last = now
      for (const e of scroll) apply(e, now)
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
        shift('X', px, speed)
        shift('Y', py, speed)
      }
    }
  }
  const measure = () => {
    if (host) {
      surplus.X = el.offsetWidth - host.offsetWidth
      surplus.Y = el.offsetHeight - host.offsetHeight
    }
    last = undefined
    if (scroll.length) tick()?.()
  }

  if (host) {
    const track = mouse.find((e) => e.name === 'mouseTrack')?.speed
    const side = (name: string) => layerSize(scroll.find((e) => e.name === name)?.speed ?? track ?? 0)
    writer.set('$width', `${side('translateX')}%`)
    writer.set('$height', `${side('translateY')}%`)
  } else if (mouse.some((e) => e.name === 'tilt')) stops.push(mark(parent, MOTION_PERSPECTIVE))

  const active: (() => void)[] = []
  const pause = () => {
    for (const stop of active.splice(0)) stop()
  }
  const sight = new IntersectionObserver((entries) => {
    pause()
    // Also when it left in a jump: it ends where it belongs.
    if (scroll.length) tick()?.()
    if (!entries.at(-1)?.isIntersecting) return
    if (scroll.length) active.push(onScroll(tick))
    if (mouse.length) active.push(onPointer(follow))
  })
  // Of a page-long range the page is what has to be in view, which it is.
  sight.observe(isPage ? document.documentElement : parent)
  // Late pictures and fonts move what is measured.
  const sizes = new ResizeObserver(measure)
  sizes.observe(parent)
  stops.push(
    pause,
    () => sight.disconnect(),
    () => sizes.disconnect(),
    on(window, 'elementor-pro/motion-fx/recalc', measure),
    on(el, 'pointerenter', () => writer.set('--e-transform-transition-duration', null), { once: true }),
  )
  measure()
  return () => {
    for (const stop of stops) stop()
  }
}
