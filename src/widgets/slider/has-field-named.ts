import { propertyOf } from '../../base/property-of'

/** Whether a form's fields shadow one of its properties, which other scripts would then read. */
export const hasFieldNamed = (el: Element, names: readonly (keyof HTMLElement)[]): boolean =>
  names.some((name) => Reflect.get(el, name) !== propertyOf(el as HTMLElement, name))
