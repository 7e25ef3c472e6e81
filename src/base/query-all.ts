import { propertyOf } from './property-of'

/** The matching elements, in document order. */
export const queryAll = <E extends HTMLElement = HTMLElement>(root: ParentNode & Node, selector: string): E[] => [
  ...(propertyOf(root, 'querySelectorAll').call(root, selector) as NodeListOf<E>),
]

/** The first matching element. */
export const queryFirst = <E extends HTMLElement = HTMLElement>(root: ParentNode & Node, selector: string): E | null =>
  propertyOf(root, 'querySelector').call(root, selector) as E | null
