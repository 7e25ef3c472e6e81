import { pageSettings } from '../builder/page-config'

const scrolls = (el: Element) => /auto|scroll|hidden/.test(getComputedStyle(el).overflowY)

/** With the page's scroll snap it is the body that scrolls (contract menu-sticky-motion §9); so it is where a stylesheet makes both html and body boxes that scroll. */
export const scrollingElement = (): Element => {
  const { body, documentElement, scrollingElement } = document
  const isBody = pageSettings().scroll_snap || (body.scrollHeight > body.clientHeight && scrolls(body) && scrolls(documentElement))
  return isBody ? body : (scrollingElement ?? documentElement)
}
