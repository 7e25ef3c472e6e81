import { matchesSelector, propertyOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { handWritten } from '../../builder/selectors'

/** Galleries (contract loops §7): the container of the items, an item, its picture. Hand-written ones may have a container of their own. */
const HAND_WRITTEN_GALLERY = /* @__PURE__ */ handWritten('gallery')
const GALLERY_BOX = '.elementor-gallery__container,[data-gallery-items]'
const GALLERY_ITEM = '.e-gallery-item'
const GALLERY_PICTURE = '.e-gallery-image'
export const GALLERY_FILTER = '.elementor-gallery-title,[data-gallery-filter]'
/** The attributes of a gallery's picture that filters read, and those that group its lightbox: the builder's and the hand-written one. */
const GALLERY_TAGS = ['data-e-gallery-tags', 'data-tags'] as const
const GALLERY_GROUP = ['data-elementor-lightbox-slideshow', 'data-lightbox'] as const

export interface Item {
  el: HTMLElement
  /** The builder's empty element with a background, or a hand-written `img`. */
  picture: HTMLElement
  /** Opens in the lightbox. */
  link: HTMLElement | null
  /** The link's lightbox group, as it was served. */
  group: string
  tags: string[]
}
export interface Gallery {
  isHandWritten: boolean
  box: HTMLElement
  items: Item[]
  filters: HTMLElement[]
}

/** Finds a gallery's parts, in the builder's markup or in hand-written markup. */
export function galleryParts(host: HTMLElement): Gallery {
  const isHandWritten = matchesSelector(host, HAND_WRITTEN_GALLERY)
  const box = host.querySelector<HTMLElement>(GALLERY_BOX) ?? host
  const groupAttribute = groupAttributeOf(isHandWritten)
  const items = ([...propertyOf(box, 'children')] as HTMLElement[]).flatMap((el) => {
    const find = (selector: string) => (matchesSelector(el, selector) ? el : el.querySelector<HTMLElement>(selector))
    const picture = find(isHandWritten ? 'img' : GALLERY_PICTURE)
    if (!picture || !(isHandWritten || matchesSelector(el, GALLERY_ITEM))) return []
    const link = find(`[${groupAttribute}]`)
    const tags = (el.getAttribute(isHandWritten ? GALLERY_TAGS[1] : GALLERY_TAGS[0]) ?? '').split(/[\s,]+/)
    return { el, picture, link, group: link?.getAttribute(groupAttribute) ?? '', tags }
  })
  return { isHandWritten, box, items, filters: queryAll(host, GALLERY_FILTER) }
}

/** The attribute with the lightbox group of a picture's link. */
export const groupAttributeOf = (isHandWritten: boolean): string => (isHandWritten ? GALLERY_GROUP[1] : GALLERY_GROUP[0])

/** The tag of the pictures that a filter shows; empty if it shows all. */
export const filterTag = ({ dataset }: HTMLElement): string => dataset.galleryFilter ?? (dataset.galleryIndex ?? '').replace('all', '')

/**
 * A picture's width divided by its height. First from the markup, so that nothing moves when the picture has loaded, else from the loaded picture;
 * until then it is a square.
 */
export const aspectRatio = ({ picture }: Item, loadedRatios: WeakMap<Element, number>): number =>
  servedRatio(picture) ?? loadedRatios.get(picture) ?? 1

/** The ratio of a picture in the markup; undefined if there is none that is usable. */
export function servedRatio(picture: HTMLElement): number | undefined {
  const served = (name: 'width' | 'height') => Number(picture.getAttribute(name) ?? picture.dataset[name])
  const ratio = served('width') / served('height')
  return ratio > 0 && ratio < 99 ? ratio : undefined
}
