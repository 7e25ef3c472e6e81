import { propertyOf } from './property-of'

/** What addresses on the page are relative to, also where an element is called `baseURI`. */
export const baseUri = (): string => propertyOf(document, 'baseURI')
