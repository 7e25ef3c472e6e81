import { pageBody } from '../base/document'
import { closestOf, propertyOf } from '../base/property-of'

/** Dialogs, ours and others': the top layer or their own z-index decides about their place. */
const DIALOGS = '.dialog-widget,dialog'
/** The z-index of the builder's dialogs: what a site puts above it is meant to be reachable while a dialog is open. */
const DIALOG_Z_INDEX = 9999

/** True for a visible element that the site puts above dialogs: a consent banner, a chat button, a captcha. */
export function isAboveDialogs(el: Element): boolean {
  if (closestOf(el, DIALOGS)) return false
  const { position, zIndex, visibility, pointerEvents } = getComputedStyle(el)
  if (!/fixed|absolute/.test(position) || !(+zIndex > DIALOG_Z_INDEX) || visibility !== 'visible' || pointerEvents === 'none') return false
  const { x, y, right, bottom, width, height } = el.getBoundingClientRect()
  return width * height > 4 && right > 0 && bottom > 0 && x < innerWidth && y < innerHeight
}

/** Consent tools and chats append themselves to the body, with at most one wrapper around them. */
export const containsAboveDialogs = (el: Element): boolean => [el, ...propertyOf(el, 'children')].some(isAboveDialogs)
export const pageHasAboveDialogs = (): boolean => [...pageBody().children].some(containsAboveDialogs)
/** Elements too deep in the page to be such a tool. */
export const DEEP_ELEMENTS = 'body>*>*>*'
