import { asObject, getOwn, parseObject, type Raw } from '../base/values'

/** The builder's own key, so that visitors keep their counters when a site switches to Skerry (contract core §19). */
const KEY = 'elementor'
export interface StorageOptions {
  /** Use the tab's session instead of the visitor's storage. */
  session?: boolean
  /** Seconds until the value expires. A later write without it keeps the old expiry. */
  lifetimeInSeconds?: number
}
type Kept = Raw & { __expiration: Record<string, number> }

/** Stored values may be anything: non-numbers count as 0, and objects are not converted, because that may throw. */
const numberOrZero = (value: unknown): number => (typeof value === 'object' ? 0 : Number(value))
const areaOf = (session?: boolean) => (session ? 'sessionStorage' : 'localStorage')
/** What could not be stored (denied or full), by area and key: counters and limits then last for this page view. */
const unsaved = new Map<string, string>()

/** The text under one key of an area; empty if there is none, or storage is denied. */
function readText(key: string, session?: boolean): string {
  const area = areaOf(session)
  try {
    return unsaved.get(area + key) ?? globalThis[area].getItem(key) ?? ''
  } catch {
    return ''
  }
}

function writeText(key: string, value: string | Raw, session?: boolean): void {
  const area = areaOf(session)
  try {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    unsaved.set(area + key, text)
    globalThis[area].setItem(key, text)
    unsaved.delete(area + key)
  } catch {
    // Denied or full: `unsaved` keeps it. What has no JSON changes nothing.
  }
}

function load(session?: boolean): Kept {
  const raw = parseObject(readText(KEY, session)) ?? {}
  raw.__expiration = asObject(raw.__expiration)
  return raw as Kept
}

const save = (data: Raw, session?: boolean): void => writeText(KEY, data, session)

/** Deletes expired values, in all keys or one, except the list of expiry times; true if there were any. */
function purge(data: Kept, only?: string | null): boolean {
  const expired = Object.entries(data.__expiration).filter(
    ([key, at]) => numberOrZero(at) < Date.now() && key === (only ?? key) && key !== '__expiration',
  )
  for (const [key] of expired) {
    delete data[key]
    delete data.__expiration[key]
  }
  return expired.length > 0
}

export const storage = {
  /** A value, or everything for `null`; `undefined` if missing, expired, or storage is denied. */
  get(key: string | null, { session }: StorageOptions = {}): unknown {
    const data = load(session)
    if (purge(data, key)) save(data, session)
    if (key === null) return data
    return getOwn(data, key)
  },
  /** Writes a value; `undefined` deletes it with its expiry. Also deletes everything expired. */
  set(key: string, value: unknown, { session, lifetimeInSeconds }: StorageOptions = {}): void {
    const data = load(session)
    purge(data)
    data[key] = value
    if (lifetimeInSeconds) data.__expiration[key] = Date.now() + lifetimeInSeconds * 1000
    if (value === undefined) delete data.__expiration[key]
    save(data, session)
  },
  save,
  readText,
  writeText,
  /** Whether the last visit was stored: storage may be denied, or full. */
  isKept: (session: boolean): boolean => !unsaved.has(areaOf(session) + KEY),
  /** A counter. */
  number: (key: string): number => numberOrZero(storage.get(key)) || 0,
}

/** Counts a page view, and a session once per tab (contract popups §3.3). Not called in edit mode or preview. */
export function countVisit(): void {
  // Each read and write of the browser's storage may wait for another process.
  const [visitor, tab] = [load(), load(true)]
  const count = (key: string) => {
    visitor[key] = (numberOrZero(getOwn(visitor, key)) || 0) + 1
  }
  purge(visitor)
  purge(tab)
  count('pageViews')
  if (!getOwn(tab, 'activeSession')) {
    count('sessions')
    tab.activeSession = true
    save(tab, true)
  }
  save(visitor)
}
