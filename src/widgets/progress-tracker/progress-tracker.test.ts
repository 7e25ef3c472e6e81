import { expect, it, vi } from 'vitest'
import { readSettings } from '../../settings/read'
import { elementProgress, pageProgress, settings, start } from './progress-tracker'

it.each([
  [500, 3000, 1000, 25],
  [0, 3000, 1000, 0],
  [2000, 3000, 1000, 100],
  [0, 900, 1000, 0],
  [0, 1000, 1000, 0],
  [-80, 3000, 1000, 0],
])('a page at %i of %i px in a window of %i px is %i % read (contract loops §17)', (top, height, viewport, percent) =>
  expect(pageProgress(top, height, viewport)).toBe(percent),
)

it.each([
  [1000, 2000, 1000, 0],
  [0, 2000, 1000, 50],
  [-1000, 2000, 1000, 100],
  [-4000, 2000, 1000, 100],
  [1500, 2000, 1000, 0],
  [0, 0, 1000, 0],
])('an element at %i px, %i px tall, in a window of %i px is %i % read', (top, height, viewport, percent) =>
  expect(elementProgress(top, height, viewport)).toBe(percent),
)

it('reports an invalid selector of a progress tracker, and leaves the tracker unchanged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  document.body.innerHTML = '<div id="bar" data-widget="progress-tracker"></div>'
  const host = document.getElementById('bar') as HTMLElement
  start(host, { ...readSettings(settings, {}), relative_to: 'selector', selector: 'p[' })
  expect(warn.mock.calls).toEqual([['Skerry · div#bar: selector: expected a selector, got p[']])
  expect(host.attributes).toHaveLength(2)
})
