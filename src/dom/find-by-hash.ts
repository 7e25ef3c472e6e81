import { decodeText } from '../base/encode-text'
import { queryAll } from '../base/query-all'

/** The element with the hash's id that matches `selector`; `null` if none, or if the hash is not an id (`#a\`, `#%`). */
export function findByHash(hash: string, selector = '*'): HTMLElement | null {
  const id = decodeText(hash.slice(1))
  return (id && queryAll(document, `:is(${selector})#${CSS.escape(id)}`)[0]) || null
}

/** Whether a link leads to this page, whatever its query and hash. SVG links have no host, so they do not. */
export const isOnThisPage = (link: HTMLAnchorElement): boolean => link.host === location.host && link.pathname === location.pathname

/** The element on this page that a link targets; `null` for links to other pages (contract menus §1.8). */
export const findLinkTarget = (link: HTMLAnchorElement): HTMLElement | null => (isOnThisPage(link) ? findByHash(link.hash) : null)
