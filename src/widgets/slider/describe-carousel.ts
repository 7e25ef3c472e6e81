import { stopAll } from '../../base/lifetime'
import { closestOf } from '../../base/property-of'
import { createWriter } from '../../dom/writer'
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
  const rootWriter = createWriter(root)
  const boxWriter = createWriter(box)
  const wrapperWriter = createWriter(wrapper)
  const stops = [rootWriter.stop, boxWriter.stop, wrapperWriter.stop]
  const isNamed = root.hasAttribute('aria-label') || root.hasAttribute('aria-labelledby')
  if (!isNamed) rootWriter.set('aria-label', translate(texts.a11yCarouselWrapperAriaLabel, root))
  // A landmark only if the author named it: identically named landmarks help nobody.
  if (!root.hasAttribute('role')) rootWriter.set('role', isNamed ? 'region' : 'group')
  rootWriter.set('aria-roledescription', kind === 'hand-written' ? translate(texts.carousel, root) : 'carousel')
  if (kind !== 'hand-written') {
    rootWriter.set('.e-widget-swiper', true)
    const column = closestOf(root, '.elementor-widget-wrap')
    if (column) {
      const columnWriter = createWriter(column)
      columnWriter.set('.e-swiper-container', true)
      stops.push(columnWriter.stop)
    }
  }
  if (offset !== 'none') boxWriter.set(`.offset-${offset}`, true)
  return {
    setPlaying: (isPlaying) => wrapperWriter.set('aria-live', isPlaying ? 'off' : 'polite'),
    stop: () => stopAll(stops),
  }
}
