import { queryAll } from '../base/query-all'

/** Marks an element of ours. A script that copies part of a running page copies no such mark. */
export const markOwn = <E extends Element>(el: E): E => Object.assign(el, { isSkerry: true })

/** Removes from a copied part what the original had of ours, which is dead in the copy; returns it. */
export function removeCopies(root: Element, selector: string): HTMLElement[] {
  const copies = queryAll(root, selector).filter((el) => !('isSkerry' in el))
  for (const copy of copies) copy.remove()
  return copies
}
