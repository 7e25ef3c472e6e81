import { unclobbered } from '../base/unclobbered'

/** The elements that match, in document order. Query once (`useState(() => all(…))`), not in render. */
export const queryAll = <E extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): E[] => [
  ...unclobbered(root).querySelectorAll<E>(selector),
]
