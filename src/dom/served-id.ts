import { propertyOf } from '../base/property-of'

/** An element's id, unless it is one of ours: then a script has copied the element, and the id belongs to the original. */
export const servedId = (el: Element): string => propertyOf(el, 'id').replace(/^skerry-.*/, '')
