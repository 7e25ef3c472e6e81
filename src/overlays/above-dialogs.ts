import { closestOf, containsNode, propertyOf } from '../base/property-of'
import { overlays } from './state'

/** Dialogs, ours and others': positioned by the top layer or their own z-index. */
const DIALOGS = '.dialog-widget,dialog'
/** The z-index of the builder's dialogs: what a site puts above it should stay reachable while a dialog is open. */
export const DIALOG_Z_INDEX = 9999

const isOurs = (el: Element) => overlays.layers.some(({ root }) => containsNode(root, el))

/** An element's children, and those in its shadow, where a web component shows its content. */
export const childrenOf = (el: Element): Element[] => [...propertyOf(el, 'children'), ...(propertyOf(el, 'shadowRoot')?.children ?? [])]

/** Whether an element is visible in the window, out of the page's flow. */
export function isSeenAbovePage(el: Element, positions = /fixed|absolute/): boolean {
  const { position, visibility } = getComputedStyle(el)
  if (!positions.test(position) || visibility !== 'visible') return false
  const { x, y, right, bottom, width, height } = el.getBoundingClientRect()
  return width * height > 4 && right > 0 && bottom > 0 && x < innerWidth && y < innerHeight
}

/** Whether the site puts this visible element above dialogs: a consent banner, chat button or captcha. */
function isAboveDialogs(el: Element): boolean {
  if (closestOf(el, DIALOGS) || isOurs(el)) return false
  const { zIndex, pointerEvents } = getComputedStyle(el)
  return +zIndex > DIALOG_Z_INDEX && pointerEvents !== 'none' && isSeenAbovePage(el, /fixed|absolute|sticky/)
}

export const isInAboveDialogs = (event: Event): boolean => event.composedPath().some((el) => el instanceof Element && isAboveDialogs(el))
/** Consent tools and chats append themselves to the body, with at most one wrapper. */
export const containsAboveDialogs = (el: Element): boolean => [el, ...childrenOf(el)].some(isAboveDialogs)
/** Elements too deep in the page to be such a tool. */
export const DEEP_ELEMENTS = 'body>*>*>*'
