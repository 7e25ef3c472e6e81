import { reportFile } from './report'
import { page } from './unclobbered'

/**
 * Our own script tag, whose `data-*` attributes are the site's options. It is known only while the bundle is being evaluated. No other
 * element is taken for it, whatever its name or address: our tag decides where code comes from.
 */
export const script = page.currentScript as HTMLScriptElement | null

/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const FOLLOWING = 4
const folder = script?.dataset.base?.replace(/\/?$/, '/') || script?.getAttribute('src') || ''
const baseElement = page.querySelector('base')
/** What our tag's addresses are relative to. A `<base>` after our tag had no part in loading it, and may be anybody's who can write markup. */
const pageUrl = baseElement && script && script.compareDocumentPosition(baseElement) & FOLLOWING ? location.href : page.baseURI

/** The address of a chunk: below `data-base`, else beside our script, else (when the script is inlined) beside the page. */
export const chunkUrl = (file: string): string => new URL(`chunks/${file}.js`, new URL(folder, pageUrl)).href

/** A file that takes longer than this, in ms, counts as failed (specification §9). */
const TIMEOUT = 120_000
const loading = new Map<string, Promise<unknown>>()
const failures = new Map<string, number>()

/** One promise a URL. A failure is reported once, in the words of the specification, and forgotten, so that the next use tries again. */
export function once<T>(url: string, load: (url: string) => Promise<T>): Promise<T> {
  const known = loading.get(url) as Promise<T> | undefined
  if (known) return known
  const failed = failures.get(url) ?? 0
  const job = new Promise<T>((done, fail) => {
    const timer = setTimeout(() => fail(Error('no answer for 120 s')), TIMEOUT)
    // Browsers remember a failed module until the page is closed; under another address it is requested again.
    load(failed ? `${url}?retry=${failed}` : url)
      .then(done, fail)
      .finally(() => clearTimeout(timer))
  })
  loading.set(url, job)
  job.catch((error: unknown) => {
    loading.delete(url)
    failures.set(url, failed + 1)
    reportFile(url, error)
  })
  return job
}

/**
 * Loads a chunk. The build turns every lazy import of the source into a call of this, and adds the hash of its chunks to the
 * name, by which each chunk identifies itself.
 */
export const loadChunk = <T>(name: string): Promise<T> => {
  const file = `${name}-${__CHUNKS__}`
  return once(chunkUrl(file), async (url) => {
    const chunk = (await import(url)) as T & { file?: string }
    // Some servers answer with another script where a file is missing.
    if (chunk.file !== file) throw Error('is another file')
    return chunk
  })
}
