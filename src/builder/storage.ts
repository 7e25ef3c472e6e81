import { asObject, getOwn, parseObject, type Raw } from '../base/values'

/** The builder's own key, so that visitors keep their counters when a site switches to Skerry (contract core §19). */
const KEY = 'elementor'
export interface StorageOptions {
  /** The tab's session storage instead of local storage. */
  session?: boolean
  /** Seconds until the value is forgotten. A later write without it keeps the old expiry. */
  lifetimeInSeconds?: number
}
type Kept = Raw & { __expiration: Record<string, number> }

/** Stored values may be anything. What is not a number counts as 0; objects are not converted, because that may throw. */
const toNumber = (value: unknown): number => (typeof value === 'object' ? 0 : Number(value))
const area = (session?: boolean): Storage => (session ? sessionStorage : localStorage)
/** What could not be stored because storage is denied or full: counters and limits then hold for this page view. */
const unsaved: string[] = []

function load(session?: boolean): Kept {
  let raw: Raw = {}
  try {
    raw = parseObject(unsaved[+!!session] || area(session).getItem(KEY) || '') ?? {}
  } catch {
    // Denied storage reads as empty.
  }
  raw.__expiration = asObject(raw.__expiration)
  return raw as Kept
}

function save(data: Raw, session?: boolean): void {
  const at = +!!session
  try {
    unsaved[at] = JSON.stringify(data)
    area(session).setItem(KEY, unsaved[at])
    unsaved[at] = ''
  } catch {
    // Denied or full: `unsaved` keeps it.
  }
}

/** Deletes what has expired, under all keys or one, except the list of expiry times. Returns true if there was any. */
function purge(data: Kept, only?: string | null): boolean {
  const expired = Object.entries(data.__expiration).filter(
    ([key, at]) => toNumber(at) < Date.now() && key === (only ?? key) && key !== '__expiration',
  )
  for (const [key] of expired) {
    delete data[key]
    delete data.__expiration[key]
  }
  return expired.length > 0
}

export const storage = {
  /** A value, or everything for `null`; `undefined` if there is none, if it has expired, or if storage is denied. */
  get(key: string | null, { session }: StorageOptions = {}): unknown {
    const data = load(session)
    if (purge(data, key)) save(data, session)
    if (key === null) return data
    return getOwn(data, key)
  },
  /** Writes a value; `undefined` deletes it and its expiry. Also deletes everything that has expired. */
  set(key: string, value: unknown, { session, lifetimeInSeconds }: StorageOptions = {}): void {
    const data = load(session)
    purge(data)
    data[key] = value
    if (lifetimeInSeconds) data.__expiration[key] = Date.now() + lifetimeInSeconds * 1000
    if (value === undefined) delete data.__expiration[key]
    save(data, session)
  },
  save,
  /** A counter. */
  number: (key: string, options?: StorageOptions): number => toNumber(storage.get(key, options)) || 0,
}

/** Counts a page view, and a session unless this tab has counted one (contract popups §3.3). Not called in edit mode or preview. */
export function countVisit(): void {
  storage.set('pageViews', storage.number('pageViews') + 1)
  if (storage.get('activeSession', { session: true })) return
  storage.set('activeSession', true, { session: true })
  storage.set('sessions', storage.number('sessions') + 1)
}
