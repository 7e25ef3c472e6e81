import { propertyOf } from '../../base/property-of'

/** Whether fields of a form have taken the place of one of its properties, as code of others will find it. */
export const hasFieldNamed = (el: Element, names: readonly (keyof HTMLElement)[]): boolean =>
  names.some((name) => Reflect.get(el, name) !== propertyOf(el as HTMLElement, name))
