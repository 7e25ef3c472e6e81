import { expect, it, vi } from 'vitest'
import { readSettings } from '../../settings/read'
import { settings, start } from './floating-bar'

it.each([
  ['<button type="button" data-bar-close>Close</button>', true],
  ['<a href="#x">News</a>', false],
])('Escape in a bar with %s is used up by it: %s', (inner, isUsed) => {
  const animate = vi.fn(() => ({ cancel: () => {} }))
  document.body.innerHTML = `<div data-widget="floating-bar">${inner}</div>`
  const host = document.body.firstElementChild as HTMLElement
  host.animate = animate as never
  const stop = start(host, readSettings(settings, { closed_for: 'page', close_button: 'no' }))
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  host.firstElementChild?.dispatchEvent(event)
  expect([event.defaultPrevented, animate.mock.calls.length > 0]).toEqual([isUsed, isUsed])
  stop()
})
