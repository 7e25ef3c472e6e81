/** An object from a page, from storage or from a response: its values may be anything. */
export type Raw = Record<string, unknown>

export const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value if it is an object, else an empty one: the server writes an empty map as `[]`. */
export const asObject = (value: unknown): Raw => (isObject(value) ? value : {})

/** The object in a JSON text; `undefined` if it is anything else. */
export function parseObject(source: string): Raw | undefined {
  try {
    const value: unknown = JSON.parse(source)
    if (isObject(value)) return value
  } catch {}
}

/** An own property, not an inherited one. */
export const getOwn = (raw: Raw, key: string): unknown => (Object.hasOwn(raw, key) ? raw[key] : undefined)

/** A global defined by the browser or a script; not an element or frame of that name, which `window` also exposes. */
export const getGlobal = <T>(name: string): T | undefined => getOwn(globalThis as unknown as Raw, name) as T | undefined

/** A value as text for a message: JSON, at most 80 characters. */
export function excerpt(value: unknown): string {
  let json: string = typeof value
  try {
    json = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  } catch {
    // Circular: its type must do.
  }
  return json.length > 80 ? `${json.slice(0, 79)}…` : json
}

/** Sets a value; the returned function removes it, unless the key has a newer value. */
export function addToMap<K, V>(map: Map<K, V>, key: K, value: V): () => void {
  map.set(key, value)
  return () => {
    if (map.get(key) === value) map.delete(key)
  }
}
