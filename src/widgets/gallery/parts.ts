import {
  GALLERY_BOX,
  GALLERY_BY_HAND,
  GALLERY_FILTER,
  GALLERY_GROUP,
  GALLERY_ITEM,
  GALLERY_PICTURE,
  GALLERY_TAGS,
} from '../../builder/selectors'
import { queryAll } from '../../dom/query-all'

export interface Item {
  el: HTMLElement
  /** The builder's empty box with a background, or an `img`. */
  picture: HTMLElement
  /** What opens in the lightbox, and its group as it was served. */
  link: HTMLElement | null
  group: string
  tags: string[]
}
export interface Gallery {
  byHand: boolean
  box: HTMLElement
  items: Item[]
  filters: HTMLElement[]
}

/** The gallery's parts in either vocabulary. */
export function partsOf(host: HTMLElement): Gallery {
  const byHand = host.matches(GALLERY_BY_HAND)
  const box = host.querySelector<HTMLElement>(GALLERY_BOX) ?? host
  const group = GALLERY_GROUP[+byHand] as string
  const items = ([...box.children] as HTMLElement[]).flatMap((el) => {
    const find = (selector: string) => (el.matches(selector) ? el : el.querySelector<HTMLElement>(selector))
    const picture = find(byHand ? 'img' : GALLERY_PICTURE)
    if (!picture || !(byHand || el.matches(GALLERY_ITEM))) return []
    const link = find(`[${group}]`)
    const tags = (el.getAttribute(GALLERY_TAGS[+byHand] as string) ?? '').split(/[\s,]+/)
    return { el, picture, link, group: link?.getAttribute(group) ?? '', tags }
  })
  return { byHand, box, items, filters: queryAll(host, GALLERY_FILTER) }
}

/** What a filter shows; empty for everything. */
export const tagOf = ({ dataset }: HTMLElement): string => dataset.galleryFilter ?? (dataset.galleryIndex ?? '').replace('all', '')

/** Width by height as the markup says, so that nothing moves when pictures come; else of the picture itself, a square until then. */
export function ratioOf({ picture }: Item, seen: WeakMap<Element, number>): number {
  const of = (name: 'width' | 'height') => Number(picture.getAttribute(name) ?? picture.dataset[name])
  const served = of('width') / of('height')
  return served > 0 && served < 99 ? served : (seen.get(picture) ?? 1)
}
