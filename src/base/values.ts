/** An object from a page, from storage or from a response: its values may be anything. */
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

/** An own property, nothing inherited. */
export const getOwn = (raw: Raw, key: string): unknown => (Object.hasOwn(raw, key) ? raw[key] : undefined)

/** A global that the browser or a script has defined; not an element or frame of that name, which `window` also finds. */
export const getGlobal = <T>(name: string): T | undefined => getOwn(globalThis as unknown as Raw, name) as T | undefined

/** A value for a message: JSON, at most 80 characters. */
export function excerpt(value: unknown): string {
  let json: string = typeof value
  try {
    json = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  } catch {
    // A circular value: its type must do.
  }
  return json.length > 80 ? `${json.slice(0, 79)}…` : json
}

/** Sets a value until the returned function is called, which leaves a later value of the same key alone. */
export function addToMap<K, V>(map: Map<K, V>, key: K, value: V): () => void {
  map.set(key, value)
  return () => {
    if (map.get(key) === value) map.delete(key)
  }
}
