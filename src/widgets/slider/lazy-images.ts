import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { propertyOf } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { detach } from '../../dom/move'
import { createWriters } from '../../dom/writers'
import { reserveSpace } from './picture-space'
import type { Stop } from './types'

const LAZY = '.swiper-lazy:not(.swiper-lazy-loaded,.swiper-lazy-loading)'
const SPINNER = '.swiper-lazy-preloader'

export interface LazyLoader {
  /** Loads pictures the server left for the slider: `data-src`, `data-srcset`, `data-sizes` of images, `data-background` of any element. */
  load: (slides: Iterable<HTMLElement>, isUrgent?: boolean) => void
  /** Makes the browser load the lazy pictures that it would otherwise load later. */
  fetch: (pictures: readonly HTMLImageElement[]) => void
  /** Requests pictures in view before the slider starts and before other pictures. */
  prioritize: (slides: Iterable<HTMLElement>) => void
  /** Restores the pictures that have not loaded. */
  stop: Stop
}

export function createLazyLoader(): LazyLoader {
  const { set, stop } = createWriters()
  const stops: Stop[] = [stop]
  const load = (slides: Iterable<HTMLElement>, isUrgent = false) => {
    for (const slide of slides) for (const el of slide.querySelectorAll<HTMLElement>(LAZY)) stops.push(loadImage(el, isUrgent))
  }
  const loadEagerly = (picture: HTMLElement, priority: 'high' | 'low') => {
    set(picture, { fetchpriority: priority, loading: 'eager' })
  }
  const isLate = (picture: HTMLImageElement) => picture.loading === 'lazy' && !picture.complete
  const fetch = (pictures: readonly HTMLImageElement[]) => {
    for (const picture of pictures) if (isLate(picture)) loadEagerly(picture, 'low')
  }
  const prioritize = (slides: Iterable<HTMLElement>) => {
    for (const slide of slides) {
      for (const el of slide.querySelectorAll<HTMLElement>(LAZY)) prefetch(el)
      // A slide may itself be a picture.
      for (const picture of [slide, ...slide.querySelectorAll<HTMLElement>('img')]) {
        if (picture instanceof HTMLImageElement && isLate(picture)) loadEagerly(picture, 'high')
      }
    }
  }
  return { load, fetch, prioritize, stop: () => stopAll(stops) }
}

/**
 * Starting a slider takes several tasks and may copy slides, so a detached image requests a lazy picture early: the real element then finds
 * it in the browser's list of available images.
 */
function prefetch({ dataset }: HTMLElement): void {
  const image = new Image()
  image.fetchPriority = 'high'
  if (dataset.sizes) image.sizes = dataset.sizes
  if (dataset.srcset) image.srcset = dataset.srcset
  image.src = dataset.background ?? dataset.src ?? ''
}

function loadImage(el: HTMLElement, isUrgent: boolean): Stop {
  const writers = createWriters()
  const { src, srcset, sizes, background } = el.dataset
  const space = createWriters()
  const stops = [writers.stop, space.stop]
  const onEnd = ({ type }: Event) => {
    if (type === 'load') space.stop()
    writers.set(el, { '.swiper-lazy-loading': null, '.swiper-lazy-loaded': true })
    const around = propertyOf(el, 'parentElement')
    const spinner = queryFirst(el, SPINNER) ?? (around && queryFirst(around, SPINNER))
    if (spinner) stops.push(detach(spinner))
  }
  // A background fires no events, so load the same URL in an image.
  const image = background ? new Image() : el
  for (const type of ['load', 'error']) stops.push(on(image, type, onEnd, { once: true }))
  writers.set(el, { '.swiper-lazy-loading': true })
  if (image instanceof HTMLImageElement && background) {
    image.src = background
    writers.set(el, { '$background-image': `url(${JSON.stringify(background)})`, 'data-background': null })
    return () => stopAll(stops)
  }
  if (isUrgent) writers.set(el, { fetchpriority: 'high' })
  if (el instanceof HTMLImageElement) reserveSpace(el, space)
  // The browser starts loading at `src`, so set the others first.
  for (const [name, value] of Object.entries({ sizes, srcset, src })) {
    if (value === undefined) continue
    writers.set(el, { [name]: value, [`data-${name}`]: null })
  }
  return () => stopAll(stops)
}
