import { pageRoot } from '../base/document'
import { on } from '../base/events'
import { type Report, report, reports } from '../base/report'
import { onMutation } from '../dom/observe'
import type { Widget } from '../runtime/widget'
import { fieldsOf } from './fields-of'
import { withMeant } from './meant'
import { findMistakes, type Mistake } from './mistakes'
import { labelOf, nameOf } from './name-of'
import { countOpeners } from './openers'
import { readBuilderSettings } from './read-builder'

/** Used by the inspector, which is another chunk. */
export const tools = { findMistakes, fieldsOf, labelOf, nameOf, countOpeners }
export type Tools = typeof tools

/** In ms, after a change of the page: scripts often add content in several parts. */
const SETTLED_MS = 500

const written = new WeakSet<Report>()

/** Logs all earlier and later warnings with suggestions: for authors the core leaves them to us. */
function writeWarnings(): () => void {
  const write = (one: Report) => {
    if (!one.error && !written.has(one)) console.warn(`Skerry · ${one.where}: ${withMeant(one.what)}`)
    written.add(one)
  }
  reports.forEach(write)
  return on(document, 'skerry:report', (event) => write((event as CustomEvent<Report>).detail))
}

/** Logs an author's mistakes once, and checks added content too. */
export function logMistakes(declared: Promise<Widget[]>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const stopWriting = writeWarnings()
  const tell = oncePerElement()
  const look = () =>
    void declared
      .then(findMistakes)
      .then((found) => isStopped || tell(found))
      .then(readBuilderSettings)
      .catch((error) => report('mistakes', 'failed', error))
  const onAdded = (records: MutationRecord[]) => {
    if (!records.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof HTMLElement))) return
    clearTimeout(timer)
    timer = setTimeout(look, SETTLED_MS)
  }
  look()
  const stopWatching = onMutation(pageRoot(), onAdded, { childList: true, subtree: true })
  // Some checks wait for the whole page.
  const stopWaiting = on(window, 'load', look)
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopWatching()
    stopWaiting()
    stopWriting()
  }
}

/** Logs one line, with a count, for all similar elements with the same mistake. */
function oncePerElement(): (found: Mistake[]) => void {
  const told = new WeakMap<HTMLElement, Set<string>>()
  return (found) => {
    const alike = new Map<string, Mistake[]>()
    for (const mistake of found) {
      const line = `${mistake.where}: ${mistake.field}: ${mistake.what}`
      const ofElement = told.get(mistake.el) ?? new Set()
      if (!ofElement.has(line)) alike.set(line, [...(alike.get(line) ?? []), mistake])
      told.set(mistake.el, ofElement.add(line))
    }
    for (const [first, ...others] of alike.values())
      if (first) report(first.where + (others[0] ? ` and ${others.length} more` : ''), `${first.field}: ${first.what}`)
  }
}
