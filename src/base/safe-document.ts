import { propertyOf } from './property-of'

/**
 * The document for libraries, which ask it directly: the build gives it to them under its name (scripts/build-plugins.mjs). What an element is
 * called takes nothing from it.
 */
export const safeDocument = new Proxy({} as Document, {
  get: (_, name) => {
    const value: unknown = propertyOf(document, name as keyof Document)
    return typeof value === 'function' ? value.bind(document) : value
  },
  has: (_, name) => name in document,
  set: (_, name, value) => Reflect.set(Object.getPrototypeOf(document), name, value, document),
})
