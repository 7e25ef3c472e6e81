import { expect, it, vi } from 'vitest'
import { start } from './alert'
import { alert } from './widget'

const host = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

it.each([
  ['with a close button', '<div id="open" data-widget="alert">Wind <button data-alert-close="">Close</button></div>', []],
  [
    'without one, in one line',
    '<div id="wind" data-widget="alert">Wind</div>',
    [['Skerry · div#wind: expected a button with data-alert-close, found none']],
  ],
])('reads a hand-written alert %s', (_, html, lines) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const el = host(html)
  expect(alert.shouldMount?.({}, el)).toBeTruthy()
  start(el)()
  expect(warn.mock.calls).toEqual(lines)
  expect(el.outerHTML).toBe(html)
})

it("leaves a builder's alert without a close button alone", () =>
  expect(alert.shouldMount?.({}, host('<div data-widget_type="alert.default"><div class="elementor-alert">Wind</div></div>'))).toBeFalsy())
