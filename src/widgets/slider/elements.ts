import { createElement } from '../../base/create-element'
import { stopAll } from '../../base/lifetime'
import { containsNode, matchesSelector, propertyOf } from '../../base/property-of'
import { handWritten } from '../../builder/selectors'
import { guardMoved, type Moved, markOf } from '../../dom/guard-moved'
import { detach, moveNode } from '../../dom/move'
import { onMutation } from '../../dom/observe'
import { createWriter } from '../../dom/writer'
import { type ArrowPair, adoptArrows, mountArrows } from './arrows'
import { hasFieldNamed } from './has-field-named'
import type { SliderKind, Stop } from './types'
import { unwrapCopy } from './unwrap-copy'

/** The elements of one carousel, the same for every vocabulary. */
export interface SliderElements {
  kind: SliderKind
  /** The element with the settings; in hand-written markup also the box. */
  root: HTMLElement
  /** The element in which Swiper runs. */
  box: HTMLElement
  wrapper: HTMLElement
  slides: HTMLElement[]
  /** The server's arrows; for hand-written markup, `place` creates them. */
  prev?: HTMLElement
  next?: HTMLElement
  /** The empty element for bullets, fraction or progress bar. */
  pagination?: HTMLElement
  /** Markup of the builder's older slider library, whose classes begin with `swiper-container` (contract core §18). */
  isLegacy: boolean
  /** The index of the first slide to show: hand-written markup is a row that a visitor may have scrolled before the script arrived. */
  initialSlide: number
  /** Puts all elements in their places and returns the arrows, if they are wanted. Only hand-written markup changes. */
  place: (hasArrows: boolean) => { arrows?: ArrowPair; stop: Stop }
}

const BOX = '.swiper,.swiper-container'
const KINDS: Record<string, SliderKind> = {
  slides: 'slides',
  'media-carousel': 'pro',
  'testimonial-carousel': 'testimonials',
  reviews: 'testimonials',
}

/** Children of a hand-written slider that come and go. */
export interface Changes {
  /** Puts the slides back as they were served, and restarts the slider once the script that changes them is done. */
  putBack: () => void
  /** The slide that was in view before. */
  current?: Element | null | undefined
}

/** Finds the elements of the carousel; `undefined` if the markup of a slider is missing. Changes nothing. */
export function findElements(root: HTMLElement, changes?: Changes): SliderElements | undefined {
  if (matchesSelector(root, handWritten('slider'))) return handWrittenElements(root, changes)
  // A carousel without a box of its own must not take the box of a nested carousel.
  const isOwn = (owner: Element | null) => owner === root || !containsNode(root, owner)
  const box = [...root.querySelectorAll<HTMLElement>(BOX)].find((el) => isOwn(el.closest('[data-widget_type]')))
  const [wrapper] = box ? childrenOf(box, '.swiper-wrapper') : []
  if (!box || !wrapper) return undefined
  // A slide may contain a carousel with buttons of its own, so what is inside the slides does not count.
  const findOutside = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)].find((el) => !wrapper.contains(el))
  const prev = findOutside('.elementor-swiper-button-prev')
  const next = findOutside('.elementor-swiper-button-next')
  return {
    kind: KINDS[root.dataset.widget_type?.split('.')[0] ?? ''] ?? 'base',
    root,
    box,
    wrapper,
    slides: childrenOf(wrapper, '.swiper-slide'),
    prev,
    next,
    pagination: findOutside('.swiper-pagination'),
    isLegacy: box.matches('.swiper-container'),
    initialSlide: 0,
    place: (hasArrows) => {
      const arrows = hasArrows && prev && next ? adoptArrows(prev, next) : undefined
      return { arrows, stop: () => arrows?.stop() }
    },
  }
}

const childrenOf = (el: Element, selector: string) =>
  [...propertyOf(el, 'children')].filter((child): child is HTMLElement => matchesSelector(child, selector))

/** What Swiper and we read from slides. Swiper reads it directly. */
const ASKED = ['matches', 'contains', 'classList', 'style'] as const

/**
 * In hand-written markup, the slides are the children of the root. Their wrapper and the controls are ours, and so is the box that stands in for a
 * form, which cannot be a slide itself.
 */
function handWrittenElements(root: HTMLElement, changes?: Changes): SliderElements {
  unwrapCopy(root)
  const children = childrenOf(root, ':not(script,style,template,link)')
  const slides = children.map((child) => (hasFieldNamed(child, ASKED) ? createElement('div', {}) : child))
  const wrapper = createElement('div', { class: 'swiper-wrapper' })
  const pagination = createElement('div', { class: 'swiper-pagination' })
  const place = (hasArrows: boolean) => {
    const writers = [root, ...slides].map(createWriter)
    // Read before anything is written, because afterwards the browser would have to lay the page out again for it.
    const isScrolled = root.scrollLeft !== 0
    const arrows = hasArrows ? mountArrows(root) : undefined
    root.append(wrapper, pagination)
    const moved: Moved = new Map()
    const restores = children.map((child, i) => {
      const slide = slides[i] as HTMLElement
      if (slide !== child) wrapper.append(slide)
      let restore = () => {}
      const mark = markOf(child, () => {
        restore = detach(child, (el) => moveNode(el, slide === child ? wrapper : slide, null))
      })
      if (mark) moved.set(child, mark)
      return restore
    })
    for (const [i, writer] of writers.entries()) writer.set(i ? '.swiper-slide' : '.swiper', true)
    if (isScrolled) root.scrollTo(0, 0)
    const stopFollowing = changes ? followChildren(root, wrapper, moved, changes) : () => {}
    const stop = () => {
      stopFollowing()
      stopAll(restores)
      arrows?.stop()
      wrapper.remove()
      pagination.remove()
      stopAll(writers.map((writer) => writer.stop))
    }
    return { arrows, stop }
  }
  return {
    kind: 'hand-written',
    root,
    box: root,
    wrapper,
    slides,
    pagination,
    isLegacy: false,
    initialSlide: Math.max(0, children.indexOf(changes?.current as HTMLElement)) || scrolledTo(root, children),
    place,
  }
}

/** What is in a running slider without being a slide: our elements and Swiper's. */
const NO_SLIDE = 'script,style,template,link,[class*=swiper-],[class*=skerry-]'

/** Lets scripts remove slides from the page as they know it, and add some. */
function followChildren(root: HTMLElement, wrapper: HTMLElement, moved: Moved, { putBack }: Changes): Stop {
  const check = () => {
    const isTaken = [...moved.keys()].some((child) => !containsNode(wrapper, child))
    if (isTaken || childrenOf(root, `:not(${NO_SLIDE})`).length) putBack()
  }
  const stops = [guardMoved(root, moved, putBack), ...[root, wrapper].map((parent) => onMutation(parent, check, { childList: true }))]
  return () => stopAll(stops)
}

/** The index of the slide at the start of a row that has been scrolled. */
function scrolledTo(root: HTMLElement, [first, second]: HTMLElement[]): number {
  if (!first || !second) return 0
  return Math.abs(Math.round(root.scrollLeft / (second.offsetLeft - first.offsetLeft)) || 0)
}
