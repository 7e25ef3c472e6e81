import { matchesSelector } from '../base/property-of'
import { queryAll } from '../base/query-all'

/** The element that the author wants focused when an overlay opens. */
export const firstFocus = (root: HTMLElement): HTMLElement | undefined =>
  queryAll(root, '[autofocus]').find((el) => !matchesSelector(el, ':disabled,[inert],[inert] *') && el.getClientRects()[0])
