import { pageBody } from '../base/document'
import { containsNode, matchesSelector, propertyOf } from '../base/property-of'
import { containsAboveDialogs, isSeenAbovePage } from './above-dialogs'
import { type Covering, overlays } from './state'

/** The z-index of an overlay that covers everything: one is left for what scripts show over it. */
export const ABOVE_ALL = 2 ** 31 - 2

const NEVER_INERT = 'script,style,link,template,dialog,.dialog-widget'

/** What lies beside an overlay and its ancestors, before anything is written. */
export interface Beside {
  /** What must not be reached. */
  inert: HTMLElement[]
  /** What of it would lie above an overlay that covers everything. */
  high: HTMLElement[]
  /** The body's own children, and those of them that were to be seen: what else becomes visible there has been shown by a script since. */
  all: Set<Element>
  wasShown: Set<Element>
}

const parentOf = (el: Element) => (el === pageBody() ? null : propertyOf(el, 'parentElement'))

/** Dialogs are somebody else's affair, except those that our overlay has come to lie on. */
const isLeftAlone = (el: Element, root: Element) =>
  matchesSelector(el, NEVER_INERT) && !overlays.layers.some((layer) => layer.isModal && layer.root === el && layer.root !== root)

/** Elements out of the flow in `el`, which may be a wrapper of them without a place of its own. */
export const partsAbovePage = (el: Element, depth = 3): Element[] => {
  const { position } = getComputedStyle(el)
  // A captcha's window stands in a box as high as nothing, whose z-index counts.
  const isAround = () => /fixed|absolute/.test(position) && [...propertyOf(el, 'children')].some(isSeenAbovePage)
  if (position !== 'static') return isSeenAbovePage(el) || isAround() ? [el] : []
  return depth ? [...propertyOf(el, 'children')].flatMap((child) => partsAbovePage(child, depth - 1)) : []
}

/** Whether there is anything to be seen of it. A wrapper that waits for its first content is as high as nothing. */
const isShown = (el: Element) => {
  const { width, height } = el.getBoundingClientRect()
  return width * height > 4 || partsAbovePage(el, 1).length > 0
}

export function readBeside({ root, coversBanners }: Covering): Beside {
  const found: Beside = { inert: [], high: [], all: new Set(propertyOf(pageBody(), 'children')), wasShown: new Set() }
  for (let node: Element = root, parent = parentOf(root); parent; node = parent, parent = parentOf(node))
    for (const el of propertyOf(parent, 'children')) {
      if (el === node || !(el instanceof HTMLElement) || isLeftAlone(el, root)) continue
      // Of the page's own parts nobody is to see more meanwhile; beside them, somebody else's list may wait to be filled.
      if (parent === pageBody() && !isShown(el)) continue
      found.wasShown.add(el)
      if (coversBanners)
        found.high.push(...(partsAbovePage(el, 1).filter((part) => +getComputedStyle(part).zIndex >= ABOVE_ALL) as HTMLElement[]))
      if (coversBanners || !containsAboveDialogs(el)) found.inert.push(el)
    }
  return found
}

export const isBeside = (el: Element, root: Element): el is HTMLElement =>
  el instanceof HTMLElement && !containsNode(el, root) && !isLeftAlone(el, root)
