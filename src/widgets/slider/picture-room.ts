import type { Writer } from '../../dom/writer'

/** `photo-768x432.jpg`, `photo-768x432.jpg.webp?v=2`: the CMS writes the size of each version of a picture into its name. */
const SIZE_IN_NAME = /-([1-9]\d{1,3})x([1-9]\d{1,3})(?:\.\w+)+(?:[?#].*)?$/

const isUnsized = (picture: Element) => !picture.matches('[width],[height]')
const addressOf = (picture: HTMLImageElement) => picture.dataset.src ?? picture.src

/** The width and height in a picture's address. */
export function sizeInName(address: string): [width: number, height: number] | undefined {
  const [, width, height] = SIZE_IN_NAME.exec(address) ?? []
  return width && height ? [Number(width), Number(height)] : undefined
}

/** The pictures of a row, without those of a nested row, that have not loaded and whose size is unknown. */
export const unknownPictures = (wrapper: HTMLElement): HTMLImageElement[] =>
  pendingPictures(wrapper).filter((picture) => !sizeInName(addressOf(picture)))

/** The pictures of a row that the browser should load by itself, and has not. */
export const unloadedPictures = (wrapper: HTMLElement): HTMLImageElement[] =>
  pendingPictures(wrapper).filter((picture) => !picture.dataset.src)

const pendingPictures = (wrapper: HTMLElement) =>
  [...wrapper.querySelectorAll('img')].filter(
    (picture) => isUnsized(picture) && (picture.dataset.src || !picture.complete) && picture.closest('.swiper-wrapper') === wrapper,
  )

/**
 * Reserves the space of a picture without a size in the markup if its file name contains one. A site's stylesheet still has the last word and, with
 * `auto`, so does the picture's own ratio once it is known.
 */
export function keepPictureRoom(picture: HTMLImageElement, writer: Writer): void {
  const size = isUnsized(picture) && sizeInName(addressOf(picture))
  if (!size) return
  writer.set('width', size[0])
  writer.set('$aspect-ratio', `auto ${size.join(' / ')}`)
}

/** When it has loaded. A picture that fails keeps its space, as one with a size in the markup does. */
export function leavePictureRoom(writer: Writer): void {
  writer.set('width', null)
  writer.set('$aspect-ratio', null)
}
