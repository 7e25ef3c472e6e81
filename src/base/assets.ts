import { baseUri } from './document'
import { propertyOf } from './property-of'
import { reportFile } from './report'

/**
 * Our own script tag, whose `data-*` attributes are the site's options. It is known only while the bundle is being evaluated. No other
 * element is taken for it, whatever its name or address: our tag decides where code comes from.
 */
export const script = propertyOf(document, 'currentScript') as HTMLScriptElement | null

/** The address of a chunk: below `data-base`, else beside our script, else (when the script is inlined) beside the page. */
export const chunkUrl = (file: string): string =>
  new URL(`chunks/${file}.js`, new URL(script?.dataset.base?.replace(/\/?$/, '/') || script?.src || '', baseUri())).href

/** A file that takes longer than this, in ms, counts as failed (specification §9). */
const TIMEOUT = 120_000
/** Files that have been asked for, by address; those that cannot be loaded are taken out. */
export const files = new Map<string, Promise<unknown>>()
const failures = new Map<string, number>()

/** One promise a URL. A failure is reported once, in the words of the specification, and forgotten, so that the next use tries again. */
export function once<T>(url: string, load: (url: string) => Promise<T>): Promise<T> {
  const known = files.get(url) as Promise<T> | undefined
  if (known) return known
  const failed = failures.get(url) ?? 0
  const job = new Promise<T>((done, fail) => {
    // After an answer it changes nothing any more.
    setTimeout(() => fail(Error('no answer for 120 s')), TIMEOUT)
    // Browsers remember a failed module until the page is closed; under another address it is requested again.
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
 * Loads a chunk. The build turns every lazy import of the source into a call of this, and adds the hash of its chunks to the name. It also
 * adds `own` to each chunk: a server may answer with a script that is none of ours, which is a failed load like any other.
 */
export const loadChunk = <T>(name: string): Promise<T> =>
  once(chunkUrl(`${name}-${__CHUNKS__}`), (url) => import(url).then((chunk) => chunk.own() as T))
