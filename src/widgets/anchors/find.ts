/** The element a hash names, among `kind` when given; hashes that are no ids (`#a\`, `#%`) name nothing, silently. */
export function findByHash(hash: string, kind = '*'): HTMLElement | null {
  let id = hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {}
  return id ? document.querySelector(`:is(${kind})#${CSS.escape(id)}`) : null
}

/** The place on this page that a link leads to; `null` for one that leads to another page, whatever its hash (contract menus §1.8). */
export const targetOf = ({ hash, host, pathname }: HTMLAnchorElement): HTMLElement | null =>
  host === location.host && pathname === location.pathname ? findByHash(hash) : null
