import { pageBody, pageRoot } from '../base/document'
import { propertyOf } from '../base/property-of'
import { pageSettings } from '../page/page-config'

const scrolls = (el: Element) => /auto|scroll|hidden/.test(getComputedStyle(el).overflowY)

/** The page's scroller: the body with scroll snap (contract menus §9), or if stylesheets make both html and body scroll containers. */
export const scrollingElement = (): Element => {
  const root = pageRoot()
  const body = pageBody()
  const isBody = pageSettings().scroll_snap || (body.scrollHeight > body.clientHeight && scrolls(body) && scrolls(root))
  return isBody ? body : (propertyOf(document, 'scrollingElement') ?? root)
}

/** On a page that is itself no higher than the window: the element that fills it and scrolls in its place. */
export function scrollerInPage(): Element | null {
  let el = propertyOf(document, 'elementFromPoint').call(document, innerWidth / 2, innerHeight / 2)
  const isIt = (each: Element) => each.scrollHeight > each.clientHeight && each.clientHeight * 2 > innerHeight && scrolls(each)
  while (el && !isIt(el)) el = propertyOf(el, 'parentElement')
  return el
}

/** The page's scroll position and its maximum, in px. The window's own position stays 0 while the body scrolls. */
export function pageScroll(): { y: number; range: number } {
  const { scrollTop, scrollHeight, clientHeight } = scrollingElement()
  return { y: scrollTop, range: scrollHeight - clientHeight }
}
