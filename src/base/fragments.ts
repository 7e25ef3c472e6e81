import { createStore, del, delMany, get, set, update } from 'idb-keyval'

/** A piece of the site's HTML that has come before, and when. */
interface Kept {
  body: string
  at: number
}
/** How many are kept, how long each may be, and for how many ms. */
export const LIMITS = { count: 40, length: 300_000, age: 24 * 60 * 60 * 1000 }

/** A database of our own; the name of the record with the keys of all others, latest first, is no address. */
const fragments = createStore('skerry', 'fragments')
const KEYS = 'keys'

/** What has been kept under a key; undefined where there is nothing, it is too old, or the browser keeps nothing. */
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

/** Keeps a fragment instead of the oldest ones. A browser that denies it, or has no room, is as good as one that kept nothing. */
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
    // The next visit asks the server.
  }
}
