import { matchesSelector, propertyOf } from '../base/property-of'
import { queryFirst } from '../base/query-all'

/** A list's children as its author meant them. */
export interface ListItems {
  items: HTMLElement[]
  /** Paragraphs that a CMS's editor has put around pictures, each of which is an item. */
  around: HTMLElement[]
  /** What an editor has left between the items, and what would take up space there. */
  strays: HTMLElement[]
}

const PICTURE = 'img,picture,a:has(img)'
const NEVER = 'script,style,template,link,meta,noscript'

/**
 * Finds the items of a list whose children they are, in markup that an editor may have added paragraphs and line breaks to. A paragraph
 * with fewer than `least` pictures is itself an item.
 */
export function listItems(list: Element, least: number): ListItems {
  const found: ListItems = { items: [], around: [], strays: [] }
  for (const child of childrenOf(list)) {
    if (matchesSelector(child, NEVER)) continue
    if (isStray(child)) found.strays.push(child)
    else if (isAroundPictures(child, least)) {
      found.around.push(child)
      found.strays.push(...childrenOf(child).filter(isStray))
      found.items.push(...childrenOf(child).filter(isPicture))
    } else found.items.push(child)
  }
  return found
}

const childrenOf = (el: Element) => [...propertyOf(el, 'children')] as HTMLElement[]
const isPicture = (el: Element) => matchesSelector(el, PICTURE)
const isStray = (el: Element) =>
  matchesSelector(el, 'br') || (matchesSelector(el, 'p') && !propertyOf(el, 'textContent')?.trim() && !queryFirst(el, ':not(br)'))

function isAroundPictures(el: Element, least: number): boolean {
  if (!matchesSelector(el, 'p')) return false
  const contents = [...propertyOf(el, 'childNodes')].filter((node) =>
    node instanceof Element ? !isStray(node) : node instanceof Text && node.data.trim(),
  )
  return contents.length >= least && contents.every((node) => node instanceof Element && isPicture(node))
}
