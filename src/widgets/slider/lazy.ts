import { detach } from '../../dom/move'
import { createWriter, type Writer } from '../../dom/writer'
import { stopAll } from './dom-snapshot'

const LAZY = '.swiper-lazy:not(.swiper-lazy-loaded,.swiper-lazy-loading)'

/** Loads the pictures that the server left for the slider (`data-src`, `data-background`); undoing gives them back unloaded. */
export function lazyPictures(): { load: (slides: Iterable<HTMLElement>) => void; stop: () => void } {
  const stops: (() => void)[] = []
  const load = (slides: Iterable<HTMLElement>) => {
    for (const slide of slides) for (const el of slide.querySelectorAll<HTMLElement>(LAZY)) stops.push(one(el))
  }
  return { load, stop: () => stopAll(stops) }
}

function one(el: HTMLElement): () => void {
  const writer = createWriter(el)
  const { src, srcset, sizes, background } = el.dataset
  const loaded = new AbortController()
  const stops = [writer.stop, () => loaded.abort()]
  const end = () => {
    writer.set('.swiper-lazy-loading', null)
    writer.set('.swiper-lazy-loaded', true)
    const spinner = el.querySelector('.swiper-lazy-preloader') ?? el.parentElement?.querySelector('.swiper-lazy-preloader')
    if (spinner) stops.push(detach(spinner))
  }
  const picture = background ? new Image() : el
  for (const type of ['load', 'error']) picture.addEventListener(type, end, { once: true, signal: loaded.signal })
  writer.set('.swiper-lazy-loading', true)
  if (picture instanceof HTMLImageElement && background) {
    picture.src = background
    writer.set('$background-image', `url(${JSON.stringify(background)})`)
    writer.set('data-background', null)
  } else for (const [name, value] of Object.entries({ sizes, srcset, src })) fill(writer, name, value)
  return () => stopAll(stops)
}

function fill(writer: Writer, name: string, value: string | undefined): void {
  if (value === undefined) return
  writer.set(name, value)
  writer.set(`data-${name}`, null)
}
