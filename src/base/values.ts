/** What came from a page, the storage or a response: an object of unknown values. */
export type Raw = Record<string, unknown>

export const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value when it is an object, else an empty one: `[]` is how the server writes an empty map. */
export const asObject = (value: unknown): Raw => (isObject(value) ? value : {})

/** The object that a JSON text holds; `undefined` when it is not JSON, or holds something else. */
export function parseObject(source: string): Raw | undefined {
  try {
    const value: unknown = JSON.parse(source)
    if (isObject(value)) return value
  } catch {}
}

/** A property of the object itself, nothing inherited. */
export const getOwn = (raw: Raw, key: string): unknown => (Object.hasOwn(raw, key) ? raw[key] : undefined)

/** A global that the browser or a script has defined. An element or frame of that name is none, although it can be read like one. */
export const getGlobal = <T>(name: string): T | undefined => getOwn(globalThis as unknown as Raw, name) as T | undefined

/** A value for a message: JSON, at most 80 characters. */
export function excerpt(value: unknown): string {
  let json: string = typeof value
  try {
    json = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  } catch {
    // What contains itself is no JSON: its type must do.
  }
  return json.length > 80 ? `${json.slice(0, 79)}…` : json
}

/** Puts a value into a map until the returned function is called; a later value of the same key stays. */
export function addToMap<K, V>(map: Map<K, V>, key: K, value: V): () => void {
  map.set(key, value)
  return () => {
    if (map.get(key) === value) map.delete(key)
  }
}
