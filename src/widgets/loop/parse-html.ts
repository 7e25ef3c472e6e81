import { matchesSelector } from '../../base/property-of'
import { bodyOf, parseHtml } from '../../dom/parse-html'
import { findLoop, idOf } from './content'
import { keepToServed } from './served-parts'

/** The HTML of nodes before they enter the page. */
export function toHtml(nodes: Node[]): string {
  const box = bodyOf('')
  box.append(...nodes.map((node) => node.cloneNode(true)))
  return box.innerHTML
}
function bodyFor(loop: HTMLElement, html: string): HTMLElement {
  const body = bodyOf(html)
  // The CMS's route makes the list from what the builder has saved, and from nothing in the page.
  keepToServed(body, loop, true)
  return body
}
/** Stored text is untrusted input, like a response: it is parsed inertly, and everything that could not have come from the server is dropped. */
export const toNodes = (html: string, loop: HTMLElement): Node[] => [...bodyFor(loop, html).childNodes]

const CONTAINER = 'elementor-widget-container'
/** The stand-in for a list without content (contract loops §3.7). */
const EMPTY = `<div class="${CONTAINER}"></div>`
/**
 * The container of a list in an answer of the CMS; a new one around everything if the builder prints none (contract newer §15); null if the answer is
 * text.
 */
export function parseContainer(html: string, loop: HTMLElement): Element | null {
  const first = bodyFor(loop, html.trim() || EMPTY).firstElementChild
  return !first || matchesSelector(first, `.${CONTAINER}`)
    ? first
    : bodyFor(loop, `<div class="${CONTAINER}">${html}</div>`).firstElementChild
}

/**
 * Extracts lists from another page of the site: the one with the same id, without anything that the server has not printed into the list of this
 * page.
 */
export type TakeList = (loop: HTMLElement) => HTMLElement
export function listsOf(html: string): TakeList {
  const page = parseHtml(html)
  return (loop) => {
    const other = findLoop(page, idOf(loop))
    if (!other) throw new Error(`expected the list ${idOf(loop)} in the page, got none`)
    keepToServed(other, loop)
    return other
  }
}
