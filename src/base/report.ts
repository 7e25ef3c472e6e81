import { emit } from './events'
import { attributeOf } from './property-of'
import { excerpt, parseObject, type Raw } from './values'

/** A problem, as the console and the inspector show it. */
export interface Report {
  where: string
  what: string
  error?: unknown
}

export const reports: Report[] = []
const logged = new Set<string>()
/** For authors, the code that adds suggestions holds back warnings (inspect/log-mistakes.ts). */
export const warnings = { held: false }

function logOnce(key: string, line: string, report: Report): void {
  if (logged.has(key)) return
  logged.add(key)
  reports.push(report)
  emit(document, 'skerry:report', report)
  if (report.error) console.error(line, ...(key === line ? [report.error] : []))
  else if (!warnings.held) console.warn(line)
}

/** Logs `Skerry · where: what` once, as an error if there is one, else as a warning. Never throws. */
export function report(where: string, what: string, error?: unknown): void {
  const line = `Skerry · ${where}: ${what}`
  logOnce(line, line, { where, what, error })
}

/** Logs once per file that it failed to load, in the wording of the error catalogue (specification §8). */
export function reportFile(file: string, error: unknown): void {
  const what = `Error in file: ${file}; Error: ${(error as Error)?.message ?? error}`
  logOnce(file, what, { where: file, what, error: error ?? true })
}

/** The JSON object in `source`. Anything else is reported and gives `{}`; `[]`, the server's empty map, is not reported. */
export function readObject(source: string, where: string, what: string): Raw {
  const value = parseObject(source)
  if (!value && source !== '[]') report(where, `${what}: expected a JSON object, got ${excerpt(source)}`)
  return value ?? {}
}

/** Runs `work`; errors are reported, and give `undefined`. */
export function guard<T>(where: string, what: string, work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    report(where, what, error)
    return undefined
  }
}

/** A short name for an element in messages: `nav#main`, or with the builder's id `div[3fa9c1e]`. */
export function describeElement(el: HTMLElement): string {
  const id = attributeOf(el, 'id')
  const builderId = attributeOf(el, 'data-id')
  return [el.localName, id && `#${id}`, builderId && `[${builderId}]`].join('')
}
