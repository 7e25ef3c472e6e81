import { matchesSelector, safe } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'
import { type ListItems, listItems } from '../../dom/list-items'
import { handWritten } from '../../page/selectors'

/** A gallery (contract loops §7): the items' container, an item, its picture. Hand-written galleries may have their own container. */
const HAND_WRITTEN_GALLERY = /* @__PURE__ */ handWritten('gallery')
const GALLERY_BOX = '.elementor-gallery__container,[data-gallery-items]'
const GALLERY_ITEM = '.e-gallery-item'
const GALLERY_PICTURE = '.e-gallery-image'
export const GALLERY_FILTER = '.elementor-gallery-title,[data-gallery-filter]'
/** The attributes that filters read on a picture, and those of its lightbox group: the builder's and the hand-written one. */
const GALLERY_TAGS = ['data-e-gallery-tags', 'data-tags'] as const
const GALLERY_GROUP = ['data-elementor-lightbox-slideshow', 'data-lightbox'] as const

export interface Item {
  el: HTMLElement
  /** The builder's empty element with a background, or a hand-written `img`. */
  picture: HTMLElement
  /** Opens in the lightbox. */
  link: HTMLElement | null
  /** The link's served lightbox group. */
  group: string
  tags: string[]
}
export interface Gallery extends Pick<ListItems, 'around' | 'strays'> {
  isHandWritten: boolean
  box: HTMLElement
  items: Item[]
  filters: HTMLElement[]
}

/** Finds a gallery's parts, in builder or hand-written markup. */
export function galleryParts(host: HTMLElement): Gallery {
  const isHandWritten = host.matches(HAND_WRITTEN_GALLERY)
  const box = host.querySelector<HTMLElement>(GALLERY_BOX) ?? host
  const groupAttribute = groupAttributeOf(isHandWritten)
  const { items: children, around, strays } = listItems(box, 1)
  const items = children.flatMap((el) => {
    // An item may be a form.
    const find = (selector: string) => (matchesSelector(el, selector) ? el : queryFirst(el, selector))
    const picture = find(isHandWritten ? 'img' : GALLERY_PICTURE)
    if (!picture || !(isHandWritten || matchesSelector(el, GALLERY_ITEM))) return []
    const link = find(`[${groupAttribute}]`)
    const tags = (safe(el).getAttribute(isHandWritten ? GALLERY_TAGS[1] : GALLERY_TAGS[0]) ?? '').split(/[\s,]+/)
    return { el, picture, link, group: link?.getAttribute(groupAttribute) ?? '', tags }
  })
  return { isHandWritten, box, items, around, strays, filters: queryAll(host, GALLERY_FILTER) }
}

/** The attribute of a link's lightbox group. */
export const groupAttributeOf = (isHandWritten: boolean): string => (isHandWritten ? GALLERY_GROUP[1] : GALLERY_GROUP[0])

/** The tag of a filter's pictures; empty if it shows all. */
export const filterTag = ({ dataset }: HTMLElement): string => dataset.galleryFilter ?? (dataset.galleryIndex ?? '').replace('all', '')

/**
 * A picture's width divided by its height: from the markup, so that nothing moves when the picture loads; else from the loaded picture;
 * until then 1.
 */
export const aspectRatio = ({ picture }: Item, loadedRatios: WeakMap<Element, number>): number =>
  servedRatio(picture) ?? loadedRatios.get(picture) ?? 1

/** A picture's ratio from the markup; undefined if missing or unusable. */
export function servedRatio(picture: HTMLElement): number | undefined {
  const served = (name: 'width' | 'height') => Number(picture.getAttribute(name) ?? picture.dataset[name])
  const ratio = served('width') / served('height')
  return ratio > 0 && ratio < 99 ? ratio : undefined
}
