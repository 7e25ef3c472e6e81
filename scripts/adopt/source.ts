/** The command's data from the source: the decision, and our widgets' selectors. */
import { openWindow, readSource } from '../build/coverage'
import { readPreloads } from '../build/plugin-table'
import { readDecision, type Source } from './decision'

/** The decision, `declared` (all our widgets) and `preloads` (`[{ selector, chunks }]`: what the core loads at once). */
export async function readAll(): Promise<Source> {
  const window = openWindow()
  const { declared } = await readSource(window)
  const decision = await readDecision()
  return { ...decision, declared, preloads: await readPreloads() }
}
