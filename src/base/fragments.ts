import { createStore, del, delMany, get, set, update } from 'idb-keyval'

/** A piece of the site's HTML from an earlier response, and its time in ms. */
interface Kept {
  body: string
  at: number
}
/** The number kept, the maximum length in characters, and the maximum age in ms. */
export const LIMITS = { count: 40, length: 300_000, age: 24 * 60 * 60 * 1000 }

/** Our own database. The record `KEYS` lists all other keys, latest first; no URL has that name. */
const fragments = createStore('skerry', 'fragments')
const KEYS = 'keys'

/** The fragment stored under a key; undefined if missing, too old, or storage is denied. */
export async function readFragment(key: string): Promise<string | undefined> {
  try {
    const { body, at } = (await get<Partial<Kept>>(key, fragments)) ?? {}
    if (typeof body !== 'string' || typeof at !== 'number') return undefined
    const age = Date.now() - at
    return age >= 0 && age < LIMITS.age ? body : undefined
  } catch {
    return undefined
  }
}

/** Stores a fragment, dropping the oldest beyond the limit. Does nothing if storage is denied or full. */
export async function keepFragment(key: string, body: string): Promise<void> {
  try {
    if (body.length > LIMITS.length) return await del(key, fragments)
    await set(key, { body, at: Date.now() } satisfies Kept, fragments)
    let dropped: string[] = []
    await update<string[]>(
      KEYS,
      (known) => {
        const others = Array.isArray(known) ? known.filter((other) => typeof other === 'string' && other !== key) : []
        const keys = [key, ...others]
        dropped = keys.slice(LIMITS.count)
        return keys.slice(0, LIMITS.count)
      },
      fragments,
    )
    await delMany(dropped, fragments)
  } catch {
    // The next visit asks the server again.
  }
}
