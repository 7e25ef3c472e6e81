import { propertyOf } from '../base/property-of'

/** An element's id, unless it is one of ours: then the element is a copy that a script has made of another one, which has it. */
export const servedId = (el: Element): string => propertyOf(el, 'id').replace(/^skerry-.*/, '')
