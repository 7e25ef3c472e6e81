import { closestOf, containsNode, propertyOf } from '../base/property-of'
import { overlays } from './state'

/** Dialogs, ours and others': the top layer or their own z-index decides about their place. */
const DIALOGS = '.dialog-widget,dialog'
/** The z-index of the builder's dialogs: whatever a site puts above it is meant to stay reachable while a dialog is open. */
export const DIALOG_Z_INDEX = 9999

const isOurs = (el: Element) => overlays.layers.some(({ root }) => containsNode(root, el))

/** True for an element that is out of the page's flow and visible in the window. */
export function isSeenAbovePage(el: Element): boolean {
  const { position, visibility } = getComputedStyle(el)
  if (!/fixed|absolute/.test(position) || visibility !== 'visible') return false
  const { x, y, right, bottom, width, height } = el.getBoundingClientRect()
  return width * height > 4 && right > 0 && bottom > 0 && x < innerWidth && y < innerHeight
}

/** True for a visible element that the site puts above dialogs: a consent banner, a chat button, a captcha. */
function isAboveDialogs(el: Element): boolean {
  if (closestOf(el, DIALOGS) || isOurs(el)) return false
  const { zIndex, pointerEvents } = getComputedStyle(el)
  return +zIndex > DIALOG_Z_INDEX && pointerEvents !== 'none' && isSeenAbovePage(el)
}

export const isInAboveDialogs = (event: Event): boolean => event.composedPath().some((el) => el instanceof Element && isAboveDialogs(el))
/** Consent tools and chats append themselves to the body, with at most one wrapper. */
export const containsAboveDialogs = (el: Element): boolean => [el, ...propertyOf(el, 'children')].some(isAboveDialogs)
/** Elements too deep in the page to be such a tool. */
export const DEEP_ELEMENTS = 'body>*>*>*'
