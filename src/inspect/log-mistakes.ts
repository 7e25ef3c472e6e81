import { report } from '../base/report'
import type { Widget } from '../runtime/widget'
import { fieldsOf } from './fields-of'
import { findMistakes } from './mistakes'
import { labelOf, nameOf } from './name-of'
import { countOpeners } from './openers'

/** What the inspector, a chunk of its own, uses of this one. */
export const tools = { findMistakes, fieldsOf, labelOf, nameOf, countOpeners }
export type Tools = typeof tools

/** After a change of the page, in ms: what a script adds often comes in several parts. */
const SETTLED_MS = 500

/**
 * Names in the console what an author has misspelt, once each, and again in what is added to the page.
 */
export function logMistakes(declared: Promise<Widget[]>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const look = () =>
    void declared.then(findMistakes).then(
      (found) => {
        if (!isStopped) for (const { where, field, what } of found) report(where, `${field}: ${what}`)
      },
      (error) => report('mistakes', 'failed', error),
    )
  const observer = new MutationObserver((records) => {
    if (!records.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof HTMLElement))) return
    clearTimeout(timer)
    timer = setTimeout(look, SETTLED_MS)
  })
  look()
  observer.observe(document, { childList: true, subtree: true })
  return () => {
    isStopped = true
    clearTimeout(timer)
    observer.disconnect()
  }
}
