import { propertyOf } from './property-of'

/**
 * The build gives this to libraries as their `document` (scripts/build/build-plugins.ts), because they read it directly and must not be misled by
 * elements' names.
 */
export const safeDocument = new Proxy({} as Document, {
  get: (_, name) => {
    const value: unknown = propertyOf(document, name as keyof Document)
    return typeof value === 'function' ? value.bind(document) : value
  },
  has: (_, name) => name in document,
  set: (_, name, value) => Reflect.set(Object.getPrototypeOf(document), name, value, document),
})
