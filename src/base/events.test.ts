import { expect, it, vi } from 'vitest'
import { on } from './events'

it.each([
  ['a key for us', { key: 'Escape' }, true, true],
  ['Escape that ends a composition', { key: 'Escape', isComposing: true }, false, true],
  ['the key after a composition in Safari', { key: 'Enter', keyCode: 229 }, false, true],
])('%s: %o', (_, init, isHeard, isHeardAtWindow) => {
  const [listener, atWindow] = [vi.fn(), vi.fn()]
  const stops = [on(document, 'keydown', listener), on(window, 'keydown', atWindow)]
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init })
  for (const [name, value] of Object.entries(init)) Object.defineProperty(event, name, { value })
  document.body.dispatchEvent(event)
  expect(listener).toHaveBeenCalledTimes(Number(isHeard))
  expect(atWindow).toHaveBeenCalledTimes(Number(isHeardAtWindow))
  for (const stop of stops) stop()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'a' }))
  expect(listener).toHaveBeenCalledTimes(Number(isHeard))
})
