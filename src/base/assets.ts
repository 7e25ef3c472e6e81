import { chunkUrl, importChunk, script } from './chunk-files'
import { reportFile } from './report'

export { chunkUrl, script }

/** A file that takes longer than this, in ms, counts as failed (specification §9). */
const TIMEOUT = 120_000
/** Requested files by address, except those that failed. */
export const files = new Map<string, Promise<unknown>>()
const failures = new Map<string, number>()

/** One promise per URL. A failure is reported once, in the specification's words, and then forgotten, so the next use tries again. */
export function once<T>(url: string, load: (url: string) => Promise<T>): Promise<T> {
  const known = files.get(url) as Promise<T> | undefined
  if (known) return known
  const failed = failures.get(url) ?? 0
  const job = new Promise<T>((done, fail) => {
    // No effect once settled.
    setTimeout(() => fail(Error('no answer for 120 s')), TIMEOUT)
    // Browsers cache a failed module for as long as the page lives; only a new address makes a new request.
    load(failed ? `${url}?retry=${failed}` : url).then(done, fail)
  })
  files.set(url, job)
  job.catch((error: unknown) => {
    files.delete(url)
    failures.set(url, failed + 1)
    reportFile(url, error)
  })
  return job
}

/** What the chunk `ui` shares with the others (src/ui-kit.ts), React included, once it has loaded. */
export const uiPlaces: unknown[] = []

/**
 * Loads a chunk and, if it needs it, the chunk `ui` at the same time. The build turns every lazy import into a call of this function and adds the
 * chunks' hash to the name.
 */
export function loadChunk<T>(name: string, needsUi?: boolean): Promise<T> {
  const chunk = once(chunkUrl(`${name}-${__CHUNKS__}`), importChunk as (url: string) => Promise<T>)
  return needsUi ? loadChunk('ui').then(() => chunk) : chunk
}
