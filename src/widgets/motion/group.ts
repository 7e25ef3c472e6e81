import { pageRoot } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { nextFrame, onScroll } from '../../dom/on-scroll'
import { pageScroll } from '../../dom/scrolling-element'
import { createWriters, type Writers } from '../../dom/writers'
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
  /** For a background, the element that its layer overflows. */
  backgroundHost?: HTMLElement
  /** The element's own CSS transforms, which come before those of the effects. */
  ownTransforms: string[]
  /** The element is `position: fixed`, so it does not move through the viewport. */
  isFixed: boolean
}

const INSETS = ['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width']
const TRANSITION_DURATION = '--e-transform-transition-duration'

/** In px: the part of an element's height that is not content. */
function paddingAndBorderOf(el: HTMLElement): number {
  const css = getComputedStyle(el)
  return INSETS.reduce((sum, name) => sum + (Number.parseFloat(css.getPropertyValue(name)) || 0), 0)
}

/** A group's effects on their target, and their state. */
interface Effects {
  group: Group
  target: Target
  options: GroupOptions
  writers: Writers
  writeEffect: ReturnType<typeof createEffectWriter>
  isPage: boolean
  overflow?: LayerOverflow
  writtenProgress?: number | undefined
}

function readProgress({ target: { parent }, options: { isFixed }, isPage }: Effects): number {
  if (isPage || isFixed) {
    const { y, range } = pageScroll()
    return pageProgress(y, isPage ? range : innerHeight)
  }
  const { top, height } = parent.getBoundingClientRect()
  return viewportProgress(top, height - paddingAndBorderOf(parent), pageRoot().clientHeight)
}

/** Reads the scroll progress; returns a function that writes the effects, if it changed. */
function updateScroll(effects: Effects) {
  const progress = readProgress(effects)
  if (progress === effects.writtenProgress) return undefined
  return () => {
    effects.writtenProgress = progress
    for (const effect of effects.group.scroll)
      effects.writeEffect(effect.name, ...scrollEffectAt(effect, progress, effects.overflow as LayerOverflow))
    effects.writers.set(effects.target.el, { [TRANSITION_DURATION]: '100ms' })
  }
}

function updateMouse({ group, writeEffect, overflow }: Effects, x: number, y: number): void {
  const { clientWidth, clientHeight } = pageRoot()
  for (const { name, direction, speed } of group.mouse) {
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

/** Enlarges a background's layer for its effects, or gives a tilted element's parent perspective. */
function prepare({ group: { scroll, mouse }, target, options, writers }: Effects): (() => void)[] {
  if (!options.backgroundHost) return mouse.some(({ name }) => name === 'tilt') ? [addClasses(target.parent, MOTION_PERSPECTIVE)] : []
  const mouseTrackSpeed = mouse.find(({ name }) => name === 'mouseTrack')?.speed ?? 0
  const sizeFor = (effect: string) => `${layerSize(scroll.find(({ name }) => name === effect)?.speed ?? mouseTrackSpeed)}%`
  writers.set(target.el, { $width: sizeFor('translateX'), $height: sizeFor('translateY') })
  return []
}

/** Runs one group's effects on its target while the element that measures the progress is in view (contract menus §7). */
export function startGroup(group: Group, target: Target, options: GroupOptions): () => void {
  const { el, parent } = target
  const { backgroundHost, ownTransforms, isFixed } = options
  const writers = createWriters()
  const isPage = group.general.range === 'page' || (isFixed && !group.general.range)
  const effects: Effects = { group, target, options, writers, writeEffect: createEffectWriter(el, writers, ownTransforms), isPage }
  const run = createRun(effects)
  const measure = () => {
    if (backgroundHost)
      effects.overflow = { X: el.offsetWidth - backgroundHost.offsetWidth, Y: el.offsetHeight - backgroundHost.offsetHeight }
    effects.writtenProgress = undefined
    return run.update()
  }
  const stops = [
    writers.stop,
    ...prepare(effects),
    // Effects over the whole page always run.
    onVisibilityInNextFrame(isPage ? pageRoot() : parent, (isIn) => run.update(isIn)),
    // The first report measures and starts.
    onResizeInNextFrame(parent, measure),
    on(window, 'elementor-pro/motion-fx/recalc', () => measure()?.()),
    on(el, 'pointerenter', () => writers.set(el, { [TRANSITION_DURATION]: null }), { once: true }),
    run.stop,
  ]
  return () => stopAll(stops)
}

/** Creates what runs while the parent is in view: a scroll-driven animation, else listeners. */
function createRun(effects: Effects) {
  const { group, target, options, isPage } = effects
  const { scroll, mouse } = group
  // Mouse effects write the same properties, and an animation would hide a hover transition of the element's own transforms.
  const canBeAnimation = scroll.length > 0 && !mouse.length && !options.ownTransforms.length && (isPage || !options.isFixed)
  let cancelAnimation: CancelAnimation | undefined
  let isInView = false
  /** What the current listeners and animation depend on; empty while the parent is out of view. */
  let activeKey = ''
  const activeStops: (() => void)[] = []
  const scrolled = () => updateScroll(effects)
  /** Reads the layout, and returns the writes. */
  const update = (isIn = isInView) => {
    isInView = isIn
    // Even out of view, so that a jump leaves the effects at their ends.
    const writeScroll = scroll.length ? scrolled() : undefined
    const paddingAndBorder = isPage ? 0 : paddingAndBorderOf(target.parent)
    const { overflow } = effects
    const key = isInView ? JSON.stringify([paddingAndBorder, overflow]) : ''
    if (key === activeKey) return writeScroll
    activeKey = key
    const startAnimation =
      isInView && canBeAnimation
        ? prepareScrollAnimation({ ...target, isPage, paddingAndBorder, keyframes: keyframesOf(scroll, overflow as LayerOverflow) })
        : undefined
    return () => {
      writeScroll?.()
      const cancelPrevious = cancelAnimation
      cancelAnimation = startAnimation?.()
      // By the next frame the styles written now apply below the animation.
      if (cancelPrevious) nextFrame(cancelPrevious)
      stopAll(activeStops)
      if (!isInView) return
      if (scroll.length) activeStops.push(cancelAnimation ? onScrollEnd(scrolled) : onScroll(scrolled))
      if (mouse.length) activeStops.push(onPointerMove((x, y) => updateMouse(effects, x, y)))
    }
  }
  return {
    update,
    stop: () => {
      cancelAnimation?.()()
      stopAll(activeStops)
    },
  }
}
