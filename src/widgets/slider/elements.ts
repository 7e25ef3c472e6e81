import { createElement } from '../../base/create-element'
import { stopAll } from '../../base/lifetime'
import { containsNode, matchesSelector, propertyOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { guardMoved, type Moved, markOf } from '../../dom/guard-moved'
import { listItems } from '../../dom/list-items'
import { detach, moveNode } from '../../dom/move'
import { onMutation } from '../../dom/observe'
import { createWriters } from '../../dom/writers'
import { handWritten } from '../../page/selectors'
import { type Arrows, addArrows } from './arrows'
import { hasFieldNamed } from './has-field-named'
import type { SliderKind, Stop, SwiperInstance } from './types'

/** One carousel's elements, the same for builder and hand-written markup. */
export interface SliderElements {
  kind: SliderKind
  /** The element with the settings; in hand-written markup also the box. */
  root: HTMLElement
  /** The element in which Swiper runs. */
  box: HTMLElement & { swiper?: SwiperInstance }
  wrapper: HTMLElement
  slides: HTMLElement[]
  /** The server's arrows; hand-written markup gets its arrows from `place`. */
  prev?: HTMLElement
  next?: HTMLElement
  /** The empty element for bullets, fraction or progress bar. */
  pagination?: HTMLElement
  /** Markup of the builder's older slider library, whose classes begin with `swiper-container` (contract core §18). */
  isLegacy: boolean
  /** The first slide to show: visitors may scroll a hand-written row before the script loads. */
  initialSlide: number
  /** Moves everything into place and returns the arrows, if wanted. Changes only hand-written markup. */
  place: (hasArrows: boolean) => { arrows?: Arrows; stop: Stop }
}

const BOX = '.swiper,.swiper-container'
const KINDS: Record<string, SliderKind> = {
  slides: 'slides',
  'media-carousel': 'pro',
  'testimonial-carousel': 'testimonials',
  reviews: 'testimonials',
}

/** What connects a slider's starts on the same element. */
export interface Changes {
  /** Restores the served order of the slides, and restarts the slider after the script that changed them. */
  putBack: () => void
  /** The slide that was in view when it last stopped. */
  current?: HTMLElement | undefined
}

/** Finds the carousel's elements without changing anything; `undefined` if it is not a slider. */
export function findElements(root: HTMLElement, changes: Changes): SliderElements | undefined {
  if (matchesSelector(root, handWritten('slider'))) return handWrittenElements(root, changes)
  // A carousel without a box must not take a nested carousel's box.
  const isOwn = (owner: Element | null) => owner === root || !containsNode(root, owner)
  const box = queryAll(root, BOX).find((el) => isOwn(el.closest('[data-widget_type]')))
  const [wrapper] = box ? childrenOf(box, '.swiper-wrapper') : []
  if (!box || !wrapper) return undefined
  // A slide may contain a carousel with its own buttons, so ignore everything inside the slides.
  const findOutside = (selector: string) => queryAll(root, selector).find((el) => !wrapper.contains(el))
  const prev = findOutside('.elementor-swiper-button-prev')
  const next = findOutside('.elementor-swiper-button-next')
  const slides = childrenOf(wrapper, '.swiper-slide')
  return {
    kind: KINDS[propertyOf(root, 'dataset').widget_type?.split('.')[0] ?? ''] ?? 'base',
    root,
    box,
    wrapper,
    slides,
    prev,
    next,
    pagination: findOutside('.swiper-pagination'),
    isLegacy: box.matches('.swiper-container'),
    initialSlide: indexOf(slides, changes),
    place: (hasArrows) => ({ arrows: hasArrows && prev && next ? [prev, next] : undefined, stop: () => {} }),
  }
}

const childrenOf = (el: Element, selector: string) =>
  [...propertyOf(el, 'children')].filter((child): child is HTMLElement => matchesSelector(child, selector))

const indexOf = (slides: HTMLElement[], { current }: Changes) => Math.max(0, current ? slides.indexOf(current) : 0)

/** The properties that Swiper and we use on slides. Swiper reads them directly. */
const ASKED = ['matches', 'contains', 'classList', 'style'] as const

/**
 * In hand-written markup the slides are the root's children. Their wrapper and the controls are ours, as is the box around a form that
 * cannot itself be a slide.
 */
function handWrittenElements(root: HTMLElement, changes: Changes): SliderElements {
  const { items: children, around, strays } = listItems(root, SEVERAL)
  const slides = children.map((child) => (hasFieldNamed(child, ASKED) ? createElement('div', {}) : child))
  const wrapper = createElement('div', { class: 'swiper-wrapper' })
  const pagination = createElement('div', { class: 'swiper-pagination' })
  const place = (hasArrows: boolean) => {
    const writers = createWriters()
    // Read before any write; reading later would force a layout.
    const isScrolled = root.scrollLeft !== 0
    const arrows = hasArrows ? addArrows(root) : undefined
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
    writers.set(root, { '.swiper': true })
    for (const slide of slides) writers.set(slide, { '.swiper-slide': true })
    for (const el of [...around, ...strays]) writers.set(el, { $display: 'none!important' })
    if (isScrolled) root.scrollTo(0, 0)
    const stopFollowing = followChildren(root, wrapper, moved, changes)
    const stop = () => {
      stopFollowing()
      stopAll(restores)
      for (const arrow of arrows ?? []) arrow.remove()
      wrapper.remove()
      pagination.remove()
      writers.stop()
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
    initialSlide: indexOf(children, changes) || scrolledTo(root, children),
    place,
  }
}

/** A paragraph with one picture is a slide itself. */
const SEVERAL = 2
/** Children of a running slider that are ours and Swiper's. */
const OWN = '[class*=swiper-],[class*=skerry-]'

/** Lets scripts add and remove slides as children of the root. */
function followChildren(root: HTMLElement, wrapper: HTMLElement, moved: Moved, { putBack }: Changes): Stop {
  const order = [...moved.values()]
  const check = () => {
    const isTaken = [...moved.keys()].some((child) => !containsNode(wrapper, child))
    // Lit removes and reorders whatever stands between two comments of its own.
    const isBefore = (one: Node, other: Node) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
    const isReordered = order.some((mark, i) => !containsNode(root, mark) || (i && !isBefore(order[i - 1] as Node, mark)))
    if (isTaken || isReordered || listItems(root, SEVERAL).items.some((item) => !matchesSelector(item, OWN))) putBack()
  }
  const stops = [guardMoved(root, moved, putBack), ...[root, wrapper].map((parent) => onMutation(parent, check, { childList: true }))]
  return () => stopAll(stops)
}

/** The index of the slide at the start of a row that has been scrolled. */
function scrolledTo(root: HTMLElement, [first, second]: HTMLElement[]): number {
  if (!first || !second) return 0
  return Math.abs(Math.round(root.scrollLeft / (second.offsetLeft - first.offsetLeft)) || 0)
}
