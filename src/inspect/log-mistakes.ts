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

/** What the inspector, a chunk of its own, uses from this one. */
export const tools = { findMistakes, fieldsOf, labelOf, nameOf, countOpeners }
export type Tools = typeof tools

/** The delay in ms after a change of the page, because what a script adds often comes in several parts. */
const SETTLED_MS = 500

const written = new WeakSet<Report>()

/** Logs the warnings so far, and each later one, with suggestions: for authors, the core leaves them to us. */
function writeWarnings(): () => void {
  const write = (one: Report) => {
    if (!one.error && !written.has(one)) console.warn(`Skerry · ${one.where}: ${withMeant(one.what)}`)
    written.add(one)
  }
  reports.forEach(write)
  return on(document, 'skerry:report', (event) => write((event as CustomEvent<Report>).detail))
}

/** Names in the console what an author has misspelt, each thing once, and again for what is added to the page. */
export function logMistakes(declared: Promise<Widget[]>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const stopWriting = writeWarnings()
  const tell = oncePerElement()
  const look = () =>
    void declared.then(findMistakes).then(
      (found) => isStopped || tell(found),
      (error) => report('mistakes', 'failed', error),
    )
  const onAdded = (records: MutationRecord[]) => {
    if (!records.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof HTMLElement))) return
    clearTimeout(timer)
    timer = setTimeout(look, SETTLED_MS)
  }
  look()
  const stopWatching = onMutation(pageRoot(), onAdded, { childList: true, subtree: true })
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopWatching()
    stopWriting()
  }
}

/** One line for all elements that look alike and have the same mistake, with their number. */
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
