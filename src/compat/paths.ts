/** The value at a dotted path, or the whole table without a path; `undefined` where the path ends early. */
export const getByPath = (table: unknown, path?: string): any =>
  path
    ? String(path)
        .split('.')
        .reduce((parent: any, key) => (Object.hasOwn(Object(parent), key) ? parent[key] : undefined), table)
    : table
