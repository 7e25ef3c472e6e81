import { baseUri } from './document'
import { propertyOf } from './property-of'
import { reportFile } from './report'

/**
 * Our own script tag, whose `data-*` attributes are the site's options. The browser names it only while the bundle is being evaluated, and
 * we trust no other source: this tag decides where code comes from.
 */
export const script = propertyOf(document, 'currentScript') as HTMLScriptElement | null

/** The address of a chunk: below `data-base`, else beside our script, else (when the script is inlined) beside the page. */
export const chunkUrl = (file: string): string =>
  new URL(`chunks/${file}.js`, new URL(script?.dataset.base?.replace(/\/?$/, '/') || script?.src || '', baseUri())).href

/** A file that takes longer than this, in ms, counts as failed (specification §9). */
const TIMEOUT = 120_000
/** Requested files by address, without those that failed. */
export const files = new Map<string, Promise<unknown>>()
const failures = new Map<string, number>()

/** One promise per URL. A failure is reported once, in the words of the specification, then forgotten, so the next use tries again. */
export function once<T>(url: string, load: (url: string) => Promise<T>): Promise<T> {
  const known = files.get(url) as Promise<T> | undefined
  if (known) return known
  const failed = failures.get(url) ?? 0
  const job = new Promise<T>((done, fail) => {
    // No effect once settled.
    setTimeout(() => fail(Error('no answer for 120 s')), TIMEOUT)
    // Browsers cache a failed module for the life of the page; a new address gets a new request.
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

/**
 * Loads a chunk. The build turns every lazy import into a call of this and adds the chunks' hash to the name. It also adds `own` to each
 * chunk, so that a server's answer with somebody else's script fails like any other load.
 */
export const loadChunk = <T>(name: string): Promise<T> =>
  once(chunkUrl(`${name}-${__CHUNKS__}`), (url) => import(url).then((chunk) => chunk.own() as T))
