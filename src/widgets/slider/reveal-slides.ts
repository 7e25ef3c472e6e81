import { on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { containsNode } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import type { SliderElements } from './elements'
import type { Navigation, Stop } from './types'

/** What addresses lead to, and what a form that is sent may find invalid. */
const TARGETS = '[id],input,select,textarea'

/** Shows the slide that an address, an in-page link, a script or an invalid field leads to. `topSlide` and `update`: see slides.ts. */
export function revealSlides(
  { box, wrapper, slides }: SliderElements,
  { goToSlide }: Navigation,
  topSlide: () => HTMLElement | undefined,
  update: (entering: HTMLElement[]) => void,
): Stop {
  const isInside = (slide: HTMLElement) => {
    const top = topSlide()
    if (top) return top === slide
    const [outer, inner] = [box, slide].map((el) => el.getBoundingClientRect()) as [DOMRect, DOMRect]
    return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
  }
  const reveal = (target: Element) => {
    const slide = slides.find((one) => containsNode(one, target))
    box.scrollTo(0, 0)
    if (!slide || isInside(slide)) return
    goToSlide(slides.indexOf(slide))
    // An endless row moves a frame later, but what is in it gets the focus now.
    update([slide])
    // Back to an address elsewhere leaves the row where it is.
    return () => {}
  }
  const stops = [
    // What leads to a hidden slide scrolls the box itself, which Swiper does not notice.
    on(box, 'scroll', () => {
      const target = box.scrollLeft ? slides.findIndex(isInside) : -1
      box.scrollTo(0, 0)
      if (target >= 0 && !topSlide()) goToSlide(target)
    }),
  ]
  if (queryFirst(wrapper, TARGETS))
    stops.push(
      whenLoaded(
        () => import('../../dom/disclosure/revealing'),
        ({ startRevealing }) => startRevealing(wrapper, { reveal, onPrint: () => {} }),
      ),
    )
  return () => stopAll(stops)
}
