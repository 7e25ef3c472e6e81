/** Dialogs, ours and others': they find their own place in the top layer. */
const DIALOGS = '.dialog-widget,dialog'
/** The builder's dialogs lie on this z-index: what a site lays higher is meant to be reached above them. */
const DIALOG_Z = 9999

/** Laid above dialogs by the site: a consent banner, a chat bubble, a captcha. */
export function isAboveDialogs(el: Element): boolean {
  if (el.closest(DIALOGS)) return false
  const { position, zIndex, visibility, pointerEvents } = getComputedStyle(el)
  if (!/fixed|absolute/.test(position) || !(+zIndex > DIALOG_Z) || visibility !== 'visible' || pointerEvents === 'none') return false
  const { x, y, right, bottom, width, height } = el.getBoundingClientRect()
  return width * height > 4 && right > 0 && bottom > 0 && x < innerWidth && y < innerHeight
}

/** Consent tools and chats put themselves into the body, at most with one wrapper around them. */
export const containsAboveDialogs = (el: Element): boolean => [el, ...el.children].some(isAboveDialogs)
export const pageHasAboveDialogs = (): boolean => [...document.body.children].some(containsAboveDialogs)
/** What is deeper than those and theirs. */
export const DEEP_ELEMENTS = 'body>*>*>*'
