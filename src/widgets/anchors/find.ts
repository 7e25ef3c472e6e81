/** The hash with its percent-encoded letters decoded; one that cannot be decoded (`#%`) is returned as it is. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** The element that a hash names, among those that match `selector`; `null` for a hash that is no id (`#a\`, `#%`). */
export function findByHash(hash: string, selector = '*'): HTMLElement | null {
  const id = decodeHash(hash).slice(1)
  return id ? document.querySelector(`:is(${selector})#${CSS.escape(id)}`) : null
}

/** Whether a link leads to this page, whatever its query and hash. A link in an SVG drawing has no host, and does not. */
export const isOnThisPage = ({ host, pathname }: HTMLAnchorElement): boolean => host === location.host && pathname === location.pathname

/** The element that a link leads to; `null` when that is on another page, whatever the hash (contract menus §1.8). */
export const findLinkTarget = (link: HTMLAnchorElement): HTMLElement | null => (isOnThisPage(link) ? findByHash(link.hash) : null)
