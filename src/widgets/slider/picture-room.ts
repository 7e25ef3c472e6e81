import type { Writers } from '../../dom/writers'

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
export const flatPictures = (wrapper: HTMLElement): HTMLImageElement[] =>
  pendingPictures(wrapper, 'img[width]').filter((picture) => !picture.offsetHeight)

const pendingPictures = (wrapper: HTMLElement, selector: string) =>
  [...wrapper.querySelectorAll<HTMLImageElement>(selector)].filter(
    (picture) => (picture.dataset.src || !picture.complete) && picture.closest('.swiper-wrapper') === wrapper,
  )

/**
 * Reserves the space of a picture without a height in the markup, if its name contains a size. A site's stylesheet still wins, and with `auto`
 * so does the picture's real ratio once known. A failed picture keeps its space, as one with a size in the markup does.
 */
export function keepPictureRoom(picture: HTMLImageElement, { set }: Writers): void {
  const size = namedSize(picture)
  if (!size) return
  set(picture, { ...(!picture.matches('[width]') && { width: size[0] }), '$aspect-ratio': `auto ${size.join(' / ')}` })
}
