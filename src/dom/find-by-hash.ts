import { queryAll } from '../base/query-all'

/** The element that a hash names, among those that match `selector`; `null` for a hash that is no id (`#a\`, `#%`). */
export function findByHash(hash: string, selector = '*'): HTMLElement | null {
  let id = hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {}
  return (id && queryAll(document, `:is(${selector})#${CSS.escape(id)}`)[0]) || null
}

/** Whether a link leads to this page, whatever its query and hash. A link in an SVG drawing has no host, and does not. */
export const isOnThisPage = (link: HTMLAnchorElement): boolean => link.host === location.host && link.pathname === location.pathname

/** The element that a link leads to; `null` when that is on another page, whatever the hash (contract menus §1.8). */
export const findLinkTarget = (link: HTMLAnchorElement): HTMLElement | null => (isOnThisPage(link) ? findByHash(link.hash) : null)
