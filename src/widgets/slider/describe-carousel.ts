import { closestOf } from '../../base/property-of'
import { createWriters } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import type { SliderElements } from './elements'
import type { SliderOptions } from './options'
import type { Stop } from './types'

export interface CarouselDescription {
  /** Screen readers announce a change of slides, but not while slides change by themselves. */
  setPlaying: (isPlaying: boolean) => void
  stop: Stop
}

/** Labels the carousel for assistive technology and sets the builder's classes for stylesheets (contract media §3.5, contract core §18). */
export function describeCarousel(
  { root, box, wrapper, kind }: SliderElements,
  { offset }: Pick<SliderOptions, 'offset'>,
): CarouselDescription {
  const { set, stop } = createWriters()
  const isNamed = root.hasAttribute('aria-label') || root.hasAttribute('aria-labelledby')
  set(root, {
    ...(!isNamed && { 'aria-label': translate(texts.a11yCarouselWrapperAriaLabel, root) }),
    // A landmark only if the author named it: identically named landmarks help nobody.
    ...(!root.hasAttribute('role') && { role: isNamed ? 'region' : 'group' }),
    'aria-roledescription': kind === 'hand-written' ? translate(texts.carousel, root) : 'carousel',
  })
  if (kind !== 'hand-written') {
    set(root, { '.e-widget-swiper': true })
    const column = closestOf(root, '.elementor-widget-wrap')
    if (column) set(column, { '.e-swiper-container': true })
  }
  if (offset !== 'none') set(box, { [`.offset-${offset}`]: true })
  return {
    setPlaying: (isPlaying) => set(wrapper, { 'aria-live': isPlaying ? 'off' : 'polite' }),
    stop,
  }
}
