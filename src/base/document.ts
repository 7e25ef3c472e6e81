import { propertyOf } from './property-of'

// What the document knows, also where an element has the name of what is asked.

/** What addresses on the page are relative to. */
export const baseUri = (): string => propertyOf(document, 'baseURI')
export const pageRoot = (): HTMLElement => propertyOf(document, 'documentElement')
export const pageBody = (): HTMLElement => propertyOf(document, 'body')
export const focusedElement = (): Element | null => propertyOf(document, 'activeElement')
