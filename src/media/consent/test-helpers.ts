import { vi } from 'vitest'
import { script } from '../../base/assets'
import { isAllowed, onAllowed } from './consent'

/** Shared by the tests of consent tools; each mocks the script tag in `assets`. */
export const page = globalThis as Record<string, unknown>
export const scriptTag = script as HTMLScriptElement
export const setTool = (value: string) => scriptTag.setAttribute('data-consent', value)
export const isMediaAllowed = () => isAllowed('marketing')
/**
 * How often a consent listener has been called: before `change`, which gives consent, after it, and after repeating it. It should be called
 * once.
 */
export function callsAfter(change: () => void): number[] {
  const listener = vi.fn()
  const stop = onAllowed('marketing', listener)
  const counts = [listener.mock.calls.length]
  change()
  counts.push(listener.mock.calls.length)
  change()
  stop()
  return [...counts, listener.mock.calls.length]
}
