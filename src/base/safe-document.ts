import { propertyOf } from './property-of'

/**
 * What the build (scripts/build/build-plugins.ts) passes to libraries as `document`: they read it directly, so this keeps elements from
 * shadowing its properties.
 */
export const safeDocument = new Proxy({} as Document, {
  get: (_, name) => {
    const value: unknown = propertyOf(document, name as keyof Document)
    return typeof value === 'function' ? value.bind(document) : value
  },
  has: (_, name) => name in document,
  set: (_, name, value) => Reflect.set(Object.getPrototypeOf(document), name, value, document),
})
