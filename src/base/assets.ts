import { reportFile } from './report'

/** Our own script tag: it carries the site's wishes as `data-*`. Only known while the bundle is being evaluated. */
export const script: HTMLScriptElement | null =
  typeof document === 'undefined'
    ? null
    : // A form or picture of that name would stand in its place, and say where our chunks come from.
      document.currentScript instanceof HTMLScriptElement
      ? document.currentScript
      : document.querySelector('script[src*="skerry"]')

/** Where chunks lie: `data-base`, else beside our script, else (inlined) beside the page. */
export function chunkUrl(file: string): string {
  const base = script?.dataset.base
  return new URL(`chunks/${file}.js`, new URL(base?.replace(/\/?$/, '/') || script?.src || '', document.baseURI)).href
}

/** Specification §9: a file that has not come by then is not coming. */
const TIMEOUT = 120_000
const loading = new Map<string, Promise<unknown>>()
const failures = new Map<string, number>()

/** One promise a URL. A failure is said once, in the specification's words, and forgotten, so that the next use tries again. */
export function once<T>(url: string, load: (url: string) => Promise<T>): Promise<T> {
  const known = loading.get(url) as Promise<T> | undefined
  if (known) return known
  const failed = failures.get(url) ?? 0
  const job = new Promise<T>((done, fail) => {
    const timer = setTimeout(() => fail(Error('no answer for 120 s')), TIMEOUT)
    // Browsers remember a failed module for ever; another address is asked for anew.
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

/** A lazy module of ours. The build turns every lazy import of the source into a call of this, and adds the hash of its chunks to the name. */
export const loadChunk = <T>(name: string): Promise<T> => once(chunkUrl(`${name}-${__CHUNKS__}`), (url) => import(url) as Promise<T>)
