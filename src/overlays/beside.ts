import { pageBody } from '../base/document'
import { containsNode, matchesSelector, propertyOf } from '../base/property-of'
import { childrenOf, containsAboveDialogs, DIALOG_Z_INDEX, isSeenAbovePage } from './above-dialogs'
import { type Covering, overlays } from './state'

/** The z-index of an overlay that covers everything: leaves one for what scripts show above it. */
export const ABOVE_ALL = 2 ** 31 - 2

const NEVER_INERT = 'script,style,link,template,dialog,.dialog-widget'

/** What is beside an overlay and its ancestors, read before anything is written. */
export interface Beside {
  /** Elements to make inert. */
  inert: HTMLElement[]
  /** Parts of them that would be above the overlay, which would take the presses on them. */
  high: HTMLElement[]
  /** The body's own children, and those that were visible: if another one becomes visible later, a script has shown it. */
  all: Set<Element>
  wasShown: Set<Element>
}

/** An overlay's z-index, as far as what the page puts there is concerned. */
export const placeOf = (coversBanners?: boolean): number => (coversBanners ? ABOVE_ALL : DIALOG_Z_INDEX)

const parentOf = (el: Element) => (el === pageBody() ? null : propertyOf(el, 'parentElement'))

/** Third-party dialogs are left alone, except those that our overlay now covers. */
const isLeftAlone = (el: Element, root: Element) =>
  matchesSelector(el, NEVER_INERT) && !overlays.layers.some((layer) => layer.isModal && layer.root === el && layer.root !== root)

/** The out-of-flow elements in `el`, which may be an unpositioned wrapper. */
export const partsAbovePage = (el: Element, depth = 6): Element[] => {
  const { position, display } = getComputedStyle(el)
  if (display === 'none') return []
  // A captcha's window is in a zero-height box, whose z-index counts.
  const isAround = () => /fixed|absolute/.test(position) && childrenOf(el).some((child) => isSeenAbovePage(child))
  if (position !== 'static') return isSeenAbovePage(el) || isAround() ? [el] : []
  return depth ? childrenOf(el).flatMap((child) => partsAbovePage(child, depth - 1)) : []
}

/** A layer over the page that takes no presses and has nothing in it: it waits for its first message, or decorates the page. */
export const isEmptyLayer = (el: Element) => !childrenOf(el)[0] && getComputedStyle(el).pointerEvents === 'none'

/** Whether it is visible. A wrapper waiting for its first content has zero height. */
const isShown = (el: Element) => {
  if (isEmptyLayer(el)) return false
  const { width, height } = el.getBoundingClientRect()
  return width * height > 4 || partsAbovePage(el, 1).length > 0
}

export function readBeside({ root, coversBanners }: Covering): Beside {
  const found: Beside = { inert: [], high: [], all: new Set(propertyOf(pageBody(), 'children')), wasShown: new Set() }
  for (let node: Element = root, parent = parentOf(root); parent; node = parent, parent = parentOf(node))
    for (const el of propertyOf(parent, 'children')) {
      if (el === node || !(el instanceof HTMLElement)) continue
      // The page's own hidden parts must stay unreachable; beside them, a third-party list may be waiting for content.
      if (parent === pageBody() && !isShown(el)) continue
      found.wasShown.add(el)
      if (isLeftAlone(el, root)) continue
      if (!coversBanners && containsAboveDialogs(el)) continue
      found.inert.push(el)
      found.high.push(
        ...(partsAbovePage(el, 1).filter((part) => +getComputedStyle(part).zIndex >= placeOf(coversBanners)) as HTMLElement[]),
      )
    }
  return found
}

/** Whether to watch a child of the body: a site's own `<dialog>` may be shown below ours, too. */
export const isBeside = (el: Element, root: Element): el is HTMLElement =>
  el instanceof HTMLElement && !containsNode(el, root) && (!isLeftAlone(el, root) || matchesSelector(el, 'dialog[open]'))
