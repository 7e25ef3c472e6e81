import { vi } from 'vitest'
import { script } from '../base/assets'
import { isAllowed, onAllowed } from './consent'

/** What tests of consent share; each of them mocks the script tag in `assets`. */
export const page = globalThis as Record<string, unknown>
export const tag = script as HTMLScriptElement
export const wish = (value: string) => tag.setAttribute('data-consent', value)
export const media = () => isAllowed('marketing')
/** Waits for the answer, says it with `change`, takes it back: `run` must have been called once, when it was given. */
export function heard(change: () => void): number[] {
  const run = vi.fn()
  const stop = onAllowed('marketing', run)
  const before = run.mock.calls.length
  change()
  const after = run.mock.calls.length
  change()
  stop()
  return [before, after, run.mock.calls.length]
}
