import { matchesSelector } from '../../base/property-of'
import { parseAnswer, parsePage } from '../../dom/parse-answer'
import { findLoop, idOf } from './content'

/** The HTML of nodes before they enter the page. */
export function toHtml(nodes: Node[], loop: HTMLElement): string {
  const box = parseAnswer('', loop)
  box.append(...nodes.map((node) => node.cloneNode(true)))
  return box.innerHTML
}
/** Stored text is untrusted, like a response. */
export const toNodes = (html: string, loop: HTMLElement): Node[] => [...parseAnswer(html, loop, true).childNodes]

const CONTAINER = 'elementor-widget-container'
/** Stands in for a list without content (contract loops §3.7). */
const EMPTY = `<div class="${CONTAINER}"></div>`
/** A list's container in a CMS response; a wrapper if the builder prints none (contract newer §15); null if the response is only text. */
export function parseContainer(html: string, loop: HTMLElement): Element | null {
  const first = parseAnswer(html.trim() || EMPTY, loop, true).firstElementChild
  return !first || matchesSelector(first, `.${CONTAINER}`)
    ? first
    : parseAnswer(`<div class="${CONTAINER}">${html}</div>`, loop, true).firstElementChild
}

/** Extracts a list from another page of the site by id, without anything that the server did not print into this page's list. */
export type TakeList = (loop: HTMLElement) => HTMLElement
export function listsOf(html: string): TakeList {
  const take = parsePage(html)
  return (loop) => {
    const other = take((page) => findLoop(page, idOf(loop)), loop)
    if (!other) throw new Error(`expected the list ${idOf(loop)} in the page, got none`)
    return other
  }
}
