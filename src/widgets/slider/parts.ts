import { createElement } from '../../base/create-element'
import { byHand } from '../../builder/selectors'
import { detach, moveNode } from '../../dom/move'
import { createWriter } from '../../dom/writer'
import type { SliderKind } from './options'

/** The nodes of one carousel, the same for every vocabulary. */
export interface Parts {
  kind: SliderKind
  /** The element with the settings; for hand-written markup also the box. */
  root: HTMLElement
  /** What Swiper runs in. */
  box: HTMLElement
  wrapper: HTMLElement
  slides: HTMLElement[]
  prev?: HTMLElement
  next?: HTMLElement
  dots?: HTMLElement
  /** Markup of the builder's older slider library, whose classes begin with another name (contract core §18). */
  isLegacy: boolean
  /** The slide to begin with: where a visitor had scrolled the row to before the script came. */
  first: number
  /** Puts the parts in their places, arrows only where they are wanted; only hand-written markup needs it. */
  build: (hasArrows: boolean) => () => void
}

const BOX = '.swiper,.swiper-container'
const kinds: Record<string, SliderKind> = { slides: 'slides', 'media-carousel': 'pro', 'testimonial-carousel': 'quotes', reviews: 'quotes' }

/** Finds the parts; hand-written slides get their wrapper and controls. Nothing where there is no slider's markup. */
export function partsOf(root: HTMLElement): Parts | undefined {
  if (root.matches(byHand('slider'))) return made(root)
  const box = root.querySelector<HTMLElement>(BOX)
  const wrapper = box && childOf(box, '.swiper-wrapper')
  if (!box || !wrapper) return undefined
  // A slide may hold a carousel of its own, with its own buttons.
  const outside = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)].find((el) => !wrapper.contains(el))
  return {
    kind: kinds[root.dataset.widget_type?.split('.')[0] ?? ''] ?? 'base',
    root,
    box,
    wrapper,
    slides: childrenOf(wrapper, '.swiper-slide'),
    prev: outside('.elementor-swiper-button-prev'),
    next: outside('.elementor-swiper-button-next'),
    dots: outside('.swiper-pagination'),
    isLegacy: box.matches('.swiper-container'),
    first: 0,
    build: () => () => {},
  }
}

const childrenOf = (el: Element, selector: string) => [...el.children].filter((c): c is HTMLElement => c.matches(selector))
export const childOf = (el: Element, selector: string): HTMLElement | undefined => childrenOf(el, selector)[0]

const button = (className: string) => createElement('button', { type: 'button', class: className })

function made(root: HTMLElement): Parts {
  const slides = childrenOf(root, ':not(script,style,template,link)')
  const wrapper = createElement('div', { class: 'swiper-wrapper' })
  const dots = createElement('div', { class: 'swiper-pagination' })
  const [prev, next] = [button('skerry-slider-prev'), button('skerry-slider-next')]
  const [one, two] = slides
  const first = one && two ? Math.abs(Math.round(root.scrollLeft / (two.offsetLeft - one.offsetLeft)) || 0) : 0
  const build = (hasArrows: boolean) => {
    const writers = [root, ...slides].map(createWriter)
    // Asked while the layout stands: in the midst of writing it would be made anew.
    const isScrolled = root.scrollLeft !== 0
    root.append(...(hasArrows ? [prev, next] : []), wrapper, dots)
    const back = slides.map((slide) => detach(slide, (el) => moveNode(el, wrapper, null)))
    for (const [i, writer] of writers.entries()) writer.set(i ? '.swiper-slide' : '.swiper', true)
    if (isScrolled) root.scrollTo(0, 0)
    return () => {
      for (const put of back) put()
      for (const el of [prev, next, wrapper, dots]) el.remove()
      for (const writer of writers) writer.stop()
    }
  }
  return { kind: 'hand', root, box: root, wrapper, slides, prev, next, dots, isLegacy: false, first, build }
}
