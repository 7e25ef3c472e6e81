/** What went wrong, for the console and for the inspector. Every line is said once. */
export interface Report {
  where: string
  what: string
  error?: unknown
}

export const reports: Report[] = []
const said = new Set<string>()

/** Says `Skerry · where: what` once on the console; never throws. */
export function report(where: string, what: string, error?: unknown): void {
  const key = `${where}: ${what}`
  if (said.has(key)) return
  said.add(key)
  reports.push({ where, what, error })
  if (error === undefined) console.warn(`Skerry · ${key}`)
  else console.error(`Skerry · ${key}`, error)
}

/** A file that could not be loaded, in the words of the specification's error catalogue; once a file. */
export function reportFile(file: string, error: unknown): void {
  const what = `Error in file: ${file}; Error: ${error instanceof Error ? error.message : String(error)}`
  if (said.has(file)) return
  said.add(file)
  reports.push({ where: file, what, error })
  console.error(what)
}

/** Runs `work`; a throw is reported and gives `undefined`. */
export function guard<T>(where: string, what: string, work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    report(where, what, error)
    return undefined
  }
}

/** A short name of an element for messages: `nav#main.menu`, or the builder's id. */
export function nameOf(el: Element): string {
  const id = el.id ? `#${el.id}` : ''
  const data = el.getAttribute('data-id') ?? el.getAttribute('data-elementor-id')
  return `${el.localName}${id}${data ? `[${data}]` : ''}`
}
