import { propertyOf } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'

/** What Swiper and we write on slides. */
const STYLES = [
  'width',
  'height',
  'margin-left',
  'margin-right',
  'margin-top',
  'margin-bottom',
  'transform',
  'opacity',
  'z-index',
  'transition-duration',
]
const ATTRIBUTES = ['inert', 'aria-hidden', 'data-swiper-slide-index']

/**
 * Turns a copy of a running hand-written slider back into its source markup: a script may have copied it with everything we added. Does
 * nothing to other sliders.
 */
export function unwrapCopy(root: HTMLElement): void {
  const wrapper = queryFirst(root, ':scope>.swiper-wrapper')
  if (!wrapper) return
  for (const el of queryAll(root, ':scope>:is(.skerry-slider-prev,.skerry-slider-next,.skerry-ui,.swiper-pagination,.swiper-notification)'))
    el.remove()
  for (const el of queryAll(wrapper, ':scope>:is(.swiper-slide-duplicate,.swiper-cube-shadow)')) el.remove()
  const placeOf = (el: Element) => Number(el.getAttribute('data-swiper-slide-index') ?? 0)
  const slides = ([...wrapper.children] as HTMLElement[]).sort((a, b) => placeOf(a) - placeOf(b))
  for (const slide of slides) clean(slide)
  wrapper.replaceWith(...slides)
  const classes = propertyOf(root, 'classList')
  for (const name of [...classes]) if (/^swiper(-|$)/.test(name)) classes.remove(name)
}

function clean(slide: HTMLElement): void {
  for (const name of [...slide.classList]) if (name.startsWith('swiper-')) slide.classList.remove(name)
  for (const name of STYLES) slide.style.removeProperty(name)
  if (!slide.getAttribute('style')) slide.removeAttribute('style')
  // Its label is its number unless the page named it; then it has no description of ours either.
  if (slide.hasAttribute('aria-roledescription'))
    for (const name of ['role', 'aria-roledescription', 'aria-label']) slide.removeAttribute(name)
  for (const name of ATTRIBUTES) slide.removeAttribute(name)
}
