import { propertyOf } from './property-of'

/**
 * What libraries get as `document`, by the build (scripts/build/build-plugins.ts): they ask it directly, and no element's name takes anything
 * from it.
 */
export const safeDocument = new Proxy({} as Document, {
  get: (_, name) => {
    const value: unknown = propertyOf(document, name as keyof Document)
    return typeof value === 'function' ? value.bind(document) : value
  },
  has: (_, name) => name in document,
  set: (_, name, value) => Reflect.set(Object.getPrototypeOf(document), name, value, document),
})
