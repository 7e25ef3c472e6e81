/** The result of a run, in every engine. */
import type { Mode } from './modes'

interface Recorded {
  log: string[]
  recorder: { isOver: () => boolean; page: () => string[] }
  Skerry?: { takeover?: { decision: string; why: string[] } }
}
export interface Wanted {
  /** What `Skerry.takeover` says, if our script arrives. */
  decision?: string
  /** The beginnings of lines that come last, each in its lane. */
  last: string[]
}

/** In the page: `reload` if it has loaded again, else what it says instead. */
export const navigationType = (): string => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { Skerry } = window as unknown as Recorded
  return entry?.type === 'reload' ? 'reload' : JSON.stringify([entry?.type, Skerry?.takeover])
}
/** What tells that a page in this mode has settled. */
export const wantedOf = ({ decision }: Mode): Wanted => ({ decision, last: ['main | last ran'] })

/**
 * In the page: waits until every event is over, the last lines are there and the log has been quiet for a while, which is longer where scripts
 * are still held. It gives up after `patience` ms, and what is missing shows as a difference. Resolves with all lines, what is in the page, and the decision if it is another one.
 */
export async function settled({ decision, last }: Wanted, patience: number): Promise<string[]> {
  const page = window as unknown as Recorded
  const isThere = (): boolean =>
    page.recorder.isOver() &&
    (!decision || page.Skerry?.takeover?.decision === decision) &&
    last.every((start) => page.log.some((line) => line.startsWith(start)))
  // The next one that was held may be on its way.
  const rounds = () => (decision === 'given back' && document.querySelector('script[type="skerry/held"]') ? 40 : 4)
  let quiet = 0
  let count = -1
  for (let waited = 0; waited < patience && quiet < rounds(); waited += 40) {
    await new Promise((done) => setTimeout(done, 40))
    // The page may not have started.
    if (!page.recorder) continue
    quiet = isThere() && page.log.length === count ? quiet + 1 : 0
    count = page.log.length
  }
  const found = page.Skerry?.takeover
  const wrong = decision && found?.decision !== decision ? [`decision | ${found?.decision}, not ${decision}: ${found?.why}`] : []
  return [...page.log, ...page.recorder.page(), ...wrong]
}
