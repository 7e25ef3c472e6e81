import type { Raw } from '../base/values'

/** The value at a dotted path, or the table itself without one; `undefined` if the path ends early. */
export const getByPath = (table: unknown, path?: string): unknown =>
  path
    ? String(path)
        .split('.')
        .reduce((parent: unknown, key) => (Object.hasOwn(Object(parent), key) ? (parent as Raw)[key] : undefined), table)
    : table
