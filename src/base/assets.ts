import { chunkUrl, importChunk, script } from './chunk-files'
import { pageRoot } from './document'
import { reportFile } from './report'

export { chunkUrl, script }

/** In ms: a file that takes longer has failed (specification §9). */
const TIMEOUT = 120_000
/** Requested files by URL, without failed ones. */
export const files = new Map<string, Promise<unknown>>()
const failures = new Map<string, number>()

/** One promise per URL. A failure is reported once, as specified, then forgotten, so that the next use retries. */
export function once<T>(url: string, load: (url: string) => Promise<T>): Promise<T> {
  const known = files.get(url) as Promise<T> | undefined
  if (known) return known
  const failed = failures.get(url) ?? 0
  const job = new Promise<T>((done, fail) => {
    // No effect once settled.
    setTimeout(() => fail(Error('no answer for 120 s')), TIMEOUT)
    // Browsers cache a failed module while the page is open; a new URL gets a new request.
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

/** What the chunk `ui` shares (src/ui-kit.ts), including React, once loaded. */
export const uiPlaces: unknown[] = []

/** Whether a chunk has loaded, or the site's author has been told that none does. */
let isKnown = false

/**
 * Loads a chunk, and in parallel what else it needs: 1 for the chunk `ui`, 2 for texts, or 3. The build turns every lazy import into a call of
 * this and appends the chunks' hash to the name.
 */
export function loadChunk<T>(name: string, needs?: number): Promise<T> {
  const chunk = once(chunkUrl(`${name}-${__CHUNKS__}`), importChunk as (url: string) => Promise<T>)
  const know = (isMissing?: unknown) => {
    if (isMissing && !isKnown) console.warn('Skerry: its folder chunks/ does not load. Copy it beside skerry.js, or set data-base.')
    isKnown = true
  }
  chunk.then(() => know(), know)
  const language = (needs as number) > 1 && /^(ar|de|es|fr|it|nl|pl|pt|uk)/.exec(pageRoot().lang)
  // Without its texts it works in English.
  const texts = language && loadChunk(`texts-${language[0]}`).catch(() => {})
  return Promise.all([chunk, (needs as number) & 1 && loadChunk('ui'), texts]).then(() => chunk)
}
