import { propertyOf } from '../../base/property-of'

/** Whether form fields have shadowed one of its properties for other people's code. */
export const hasFieldNamed = (el: Element, names: readonly (keyof HTMLElement)[]): boolean =>
  names.some((name) => Reflect.get(el, name) !== propertyOf(el as HTMLElement, name))
