import { propertyOf } from '../base/property-of'

/** An element's id, unless it is one of ours: then the element is a script's copy of the element that has the id. */
export const servedId = (el: Element): string => propertyOf(el, 'id').replace(/^skerry-.*/, '')
