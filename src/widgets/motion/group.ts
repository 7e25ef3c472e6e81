import { pageRoot } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { nextFrame } from '../../dom/next-frame'
import { onScroll } from '../../dom/on-scroll'
import { pageScroll } from '../../dom/scrolling-element'
import { createWriter } from '../../dom/writer'
import { keyframesOf, type LayerOverflow, scrollEffectAt, translationAt } from './effect-values'
import { createEffectWriter } from './effect-writer'
import { effectProgress, layerSize, offsetAt, pageProgress, pointerProgress, viewportProgress } from './formulas'
import { onResizeInNextFrame, onScrollEnd, onVisibilityInNextFrame } from './observers'
import { onPointerMove } from './pointer'
import { type CancelAnimation, prepareScrollAnimation } from './scroll-timeline'
import type { Group } from './settings'
import { addClasses, type Target } from './target'

const MOTION_PERSPECTIVE = 'elementor-motion-effects-perspective'

export interface GroupOptions {
  /** For a background: the element that its layer overflows. */
  backgroundHost?: HTMLElement
  /** The element's own CSS transforms, which stay in front of those of the effects. */
  ownTransforms: string[]
  /** The element has a fixed position, so it does not move through the viewport. */
  isFixed: boolean
}

const INSETS = ['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width']
const TRANSITION_DURATION = '--e-transform-transition-duration'

/** In px: the part of an element's height that does not count as its content. */
function paddingAndBorderOf(el: HTMLElement): number {
  const css = getComputedStyle(el)
  return INSETS.reduce((sum, name) => sum + (Number.parseFloat(css.getPropertyValue(name)) || 0), 0)
}

/** Runs the effects of one group on its target, while the element by which the progress is measured is in view (contract menus §7). */
export function startGroup(
  { general, scroll, mouse }: Group,
  { el, parent }: Target,
  { backgroundHost, ownTransforms, isFixed }: GroupOptions,
): () => void {
  const writer = createWriter(el)
  const writeEffect = createEffectWriter(writer, ownTransforms)
  const stops = [writer.stop]
  let overflow: LayerOverflow

  const isPage = general.range === 'page' || (isFixed && !general.range)
  const readProgress = () => {
    if (isPage || isFixed) {
      const { y, range } = pageScroll()
      return pageProgress(y, isPage ? range : innerHeight)
    }
    const { top, height } = parent.getBoundingClientRect()
    return viewportProgress(top, height - paddingAndBorderOf(parent), pageRoot().clientHeight)
  }
  let writtenProgress: number | undefined
  const updateScroll = () => {
    const progress = readProgress()
    if (progress === writtenProgress) return undefined
    return () => {
      writtenProgress = progress
      for (const effect of scroll) writeEffect(effect.name, ...scrollEffectAt(effect, progress, overflow))
      writer.set(TRANSITION_DURATION, '100ms')
    }
  }
  const updateMouse = (x: number, y: number) => {
    const { clientWidth, clientHeight } = pageRoot()
    for (const { name, direction, speed } of mouse) {
      const progressX = effectProgress(pointerProgress(x, clientWidth), Boolean(direction))
      const progressY = effectProgress(pointerProgress(y, clientHeight), Boolean(direction))
      if (name === 'tilt') {
        writeEffect('rotateX', offsetAt(progressY, speed / 10), 'deg')
        writeEffect('rotateY', offsetAt(100 - progressX, speed / 10), 'deg')
      } else {
        writeEffect('translateX', translationAt('X', progressX, speed, overflow), 'px')
        writeEffect('translateY', translationAt('Y', progressY, speed, overflow), 'px')
      }
    }
  }

  if (backgroundHost) {
    const mouseTrackSpeed = mouse.find(({ name }) => name === 'mouseTrack')?.speed ?? 0
    const sizeFor = (effect: string) => `${layerSize(scroll.find(({ name }) => name === effect)?.speed ?? mouseTrackSpeed)}%`
    writer.set('$width', sizeFor('translateX'))
    writer.set('$height', sizeFor('translateY'))
  } else if (mouse.some(({ name }) => name === 'tilt')) stops.push(addClasses(parent, MOTION_PERSPECTIVE))

  // Mouse effects write the same properties, and the element's own transforms may have a hover transition, which an animation would hide.
  const canBeAnimation = scroll.length > 0 && !mouse.length && !ownTransforms.length && (isPage || !isFixed)
  let cancelAnimation: CancelAnimation | undefined
  let isInView = false
  /** What the running listeners and animation were started with; empty while the parent is out of view. */
  let activeKey = ''
  const activeStops: (() => void)[] = []
  /** Reads the layout, and returns what is to be written. */
  const update = () => {
    // Also out of view, so that after a jump of the page the effects are left at their ends.
    const writeScroll = scroll.length ? updateScroll() : undefined
    const paddingAndBorder = isPage ? 0 : paddingAndBorderOf(parent)
    const key = isInView ? JSON.stringify([paddingAndBorder, overflow]) : ''
    if (key === activeKey) return writeScroll
    activeKey = key
    const startAnimation =
      isInView && canBeAnimation
        ? prepareScrollAnimation({ el, parent, isPage, paddingAndBorder, keyframes: keyframesOf(scroll, overflow) })
        : undefined
    return () => {
      writeScroll?.()
      const cancelPrevious = cancelAnimation
      cancelAnimation = startAnimation?.()
      // In the next frame the styles written now have taken effect below the animation.
      if (cancelPrevious) nextFrame(cancelPrevious)
      stopAll(activeStops)
      if (!isInView) return
      if (scroll.length) activeStops.push(cancelAnimation ? onScrollEnd(updateScroll) : onScroll(updateScroll))
      if (mouse.length) activeStops.push(onPointerMove(updateMouse))
    }
  }
  const measure = () => {
    if (backgroundHost) overflow = { X: el.offsetWidth - backgroundHost.offsetWidth, Y: el.offsetHeight - backgroundHost.offsetHeight }
    writtenProgress = undefined
    return update()
  }
  stops.push(
    // With the range of the whole page the effects run as long as the page is in view, which is always.
    onVisibilityInNextFrame(isPage ? pageRoot() : parent, (isIn) => {
      isInView = isIn
      return update()
    }),
    // The first report measures and starts.
    onResizeInNextFrame(parent, measure),
    on(window, 'elementor-pro/motion-fx/recalc', () => measure()?.()),
    on(el, 'pointerenter', () => writer.set(TRANSITION_DURATION, null), { once: true }),
    () => {
      cancelAnimation?.()()
      stopAll(activeStops)
    },
  )
  return () => stopAll(stops)
}
