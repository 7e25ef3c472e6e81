import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { detach } from '../../dom/move'
import { createWriter } from '../../dom/writer'
import type { Stop } from './types'

const LAZY = '.swiper-lazy:not(.swiper-lazy-loaded,.swiper-lazy-loading)'

/**
 * Loads pictures that the server left for the slider to load (`data-src`, `data-srcset`, `data-sizes` of an image, `data-background` of
 * any element). `stop` restores them unloaded.
 */
export function createLazyLoader(): { load: (slides: Iterable<HTMLElement>) => void; stop: Stop } {
  const stops: Stop[] = []
  const load = (slides: Iterable<HTMLElement>) => {
    for (const slide of slides) for (const el of slide.querySelectorAll<HTMLElement>(LAZY)) stops.push(loadImage(el))
  }
  return { load, stop: () => stopAll(stops) }
}

function loadImage(el: HTMLElement): Stop {
  const writer = createWriter(el)
  const { src, srcset, sizes, background } = el.dataset
  const stops = [writer.stop]
  const onEnd = () => {
    writer.set('.swiper-lazy-loading', null)
    writer.set('.swiper-lazy-loaded', true)
    const spinner = el.querySelector('.swiper-lazy-preloader') ?? el.parentElement?.querySelector('.swiper-lazy-preloader')
    if (spinner) stops.push(detach(spinner))
  }
  // A background emits no events, so an image of the same address tells when it has loaded.
  const image = background ? new Image() : el
  for (const type of ['load', 'error']) stops.push(on(image, type, onEnd, { once: true }))
  writer.set('.swiper-lazy-loading', true)
  if (image instanceof HTMLImageElement && background) {
    image.src = background
    writer.set('$background-image', `url(${JSON.stringify(background)})`)
    writer.set('data-background', null)
    return () => stopAll(stops)
  }
  // The browser begins to load at `src`, so the others come before it.
  for (const [name, value] of Object.entries({ sizes, srcset, src })) {
    if (value === undefined) continue
    writer.set(name, value)
    writer.set(`data-${name}`, null)
  }
  return () => stopAll(stops)
}
