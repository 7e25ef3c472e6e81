/** The element a hash names, among `kind` when given; hashes that are no ids (`#a\`, `#%`) name nothing, silently. */
export function find(hash: string, kind?: string): HTMLElement | null {
  let id = hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {}
  const first = document.getElementById(id)
  if (!kind || !first || first.matches(kind)) return first
  // Another of the same id may be meant.
  return [...document.querySelectorAll<HTMLElement>(kind)].find((el) => el.id === id) ?? null
}

/** The place on this page that a link leads to; `null` for one that leads to another page, whatever its hash (contract menus §1.8). */
export const placeOf = ({ hash, host, pathname }: HTMLAnchorElement): HTMLElement | null =>
  host === location.host && pathname === location.pathname ? find(hash) : null
