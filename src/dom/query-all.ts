/** The elements that match, in document order. Query once (`useState(() => queryAll(…))`), not in render. */
export const queryAll = <E extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): E[] => [
  ...root.querySelectorAll<E>(selector),
]
