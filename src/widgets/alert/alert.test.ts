import { expect, it } from 'vitest'
import { start } from './alert'
import { alert } from './widget'

const host = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

it.each([
  ['with a close button', '<div id="open" data-widget="alert">Wind <button data-alert-close="">Close</button></div>'],
  ['without one', '<div id="wind" data-widget="alert">Wind</div>'],
])('reads a hand-written alert %s, and restores it', (_, html) => {
  const el = host(html)
  expect(alert.shouldMount?.({}, el)).toBeTruthy()
  start(el)()
  expect(el.outerHTML).toBe(html)
})

it("leaves a builder's alert without a close button alone", () =>
  expect(alert.shouldMount?.({}, host('<div data-widget_type="alert.default"><div class="elementor-alert">Wind</div></div>'))).toBeFalsy())
