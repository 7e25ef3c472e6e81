/** What the command takes from the source: the decision, and the selectors of our widgets. */
import { openWindow, readSource } from '../coverage.mjs'
import { readPreloads } from '../plugin-table.mjs'
import { readDecision } from './decision.ts'

/** The decision, `declared` (all our widgets) and `preloads` (`[{ selector, chunks }]`: what the core loads at once). */
export async function readAll() {
  const window = openWindow()
  const { declared } = await readSource(window)
  const decision = await readDecision()
  return { ...decision, declared, preloads: await readPreloads() }
}
