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
  // The CMS's route renders the list from what the builder saved, not from the page.
  keepToServed(body, loop, true)
  return body
}
/** Stored text is untrusted, like a response: parse it inertly, and drop what the server could not have sent. */
export const toNodes = (html: string, loop: HTMLElement): Node[] => [...bodyFor(loop, html).childNodes]

const CONTAINER = 'elementor-widget-container'
/** Stands in for a list without content (contract loops §3.7). */
const EMPTY = `<div class="${CONTAINER}"></div>`
/** A list's container in a CMS response; a wrapper if the builder prints none (contract newer §15); null if the response is only text. */
export function parseContainer(html: string, loop: HTMLElement): Element | null {
  const first = bodyFor(loop, html.trim() || EMPTY).firstElementChild
  return !first || matchesSelector(first, `.${CONTAINER}`)
    ? first
    : bodyFor(loop, `<div class="${CONTAINER}">${html}</div>`).firstElementChild
}

/** Extracts a list from another page of the site by id, without anything that the server did not print into this page's list. */
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
