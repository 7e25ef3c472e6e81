import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { nextFrame } from '../../dom/on-scroll'
import { createWriters, type Writers } from '../../dom/writers'
import type { Stop } from './types'

/** `photo-768x432.jpg`, `photo-768x432.jpg.webp?v=2`: the CMS puts each version's size in its file name. */
const SIZE_IN_NAME = /-([1-9]\d{1,3})x([1-9]\d{1,3})(?:\.\w+)+(?:[?#].*)?$/

const addressOf = (picture: HTMLImageElement) => picture.dataset.src ?? picture.src
/** The size of a picture whose height the markup leaves open. */
const namedSize = (picture: HTMLImageElement) => (picture.matches('[height]') ? undefined : sizeInName(addressOf(picture)))

/** The width and height in a picture's URL. */
export function sizeInName(address: string): [width: number, height: number] | undefined {
  const [, width, height] = SIZE_IN_NAME.exec(address) ?? []
  return width && height ? [Number(width), Number(height)] : undefined
}

/** A row's unloaded pictures of unknown size, except those of nested rows. One attribute alone says no height. */
export const unknownPictures = (wrapper: HTMLElement): HTMLImageElement[] =>
  pendingPictures(wrapper, 'img:not([width][height])').filter((picture) => !namedSize(picture))

/** A row's pictures that the browser loads lazily and has not loaded yet. */
export const unloadedPictures = (wrapper: HTMLElement): HTMLImageElement[] =>
  pendingPictures(wrapper, 'img:not([height])').filter((picture) => !picture.dataset.src)

/** A row's unloaded pictures with a width in the markup that a stylesheet (`width: auto`) lets count only once they have loaded. Reads the layout. */
const flatPictures = (wrapper: HTMLElement): HTMLImageElement[] =>
  pendingPictures(wrapper, 'img[width]').filter((picture) => !picture.offsetHeight)

const pendingPictures = (wrapper: HTMLElement, selector: string) =>
  [...wrapper.querySelectorAll<HTMLImageElement>(selector)].filter(
    (picture) => (picture.dataset.src || !picture.complete) && picture.closest('.swiper-wrapper') === wrapper,
  )

/**
 * Reserves the space of a picture without a height in the markup, if its name contains a size. A site's stylesheet still wins, and with `auto`
 * so does the picture's real ratio once known. A failed picture keeps its space, as one with a size in the markup does.
 */
export function reserveSpace(picture: HTMLImageElement, { set }: Writers): void {
  const size = namedSize(picture)
  if (!size) return
  set(picture, { ...(!picture.matches('[width]') && { width: size[0] }), '$aspect-ratio': `auto ${size.join(' / ')}` })
}

/**
 * Reserves space for natively lazy pictures by the sizes in their names; lazy-images.ts handles the others. Call it before Swiper measures
 * the row, or Swiper measures everything again when the row grows.
 */
export function reserveSpaces(wrapper: HTMLElement): Stop {
  const writers = createWriters()
  const stops = [writers.stop]
  for (const picture of unloadedPictures(wrapper)) {
    reserveSpace(picture, writers)
    stops.push(on(picture, 'load', () => writers.release(picture), { once: true }))
  }
  return () => stopAll(stops)
}

/**
 * Gives pictures that a stylesheet leaves flat until they load the width in their markup; the height follows from its ratio. Reads the layout
 * now and writes in the next frame: a row that grew right after layout would be observed in a loop.
 */
export function widenFlatPictures(wrapper: HTMLElement): Stop {
  const { set, release, stop } = createWriters()
  const stops = [stop]
  const flat = flatPictures(wrapper)
  if (flat.length)
    nextFrame(() => {
      for (const picture of flat) {
        if (picture.complete || !picture.isConnected) continue
        set(picture, { $width: `${picture.getAttribute('width')}px` })
        stops.push(on(picture, 'load', () => release(picture), { once: true }))
      }
    })
  return () => stopAll(stops)
}
