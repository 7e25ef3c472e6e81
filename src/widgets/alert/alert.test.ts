import { expect, it, vi } from 'vitest'
import { alert } from '.'

/** Whether this alert is driven, and the lines on the console. */
function declare(html: string) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  document.body.innerHTML = html
  const isOn = alert.shouldMount?.({}, document.body.firstElementChild as HTMLElement)
  return { isOn, lines: warn.mock.calls.map(([line]) => line) }
}

it('is driven with a close button', () =>
  expect(declare('<div data-widget="alert">Wind <button data-alert-close>Close</button></div>')).toEqual({ isOn: true, lines: [] }))

it('names a hand-written one without a close button in one line', () =>
  expect(declare('<div id="wind" data-widget="alert">Wind</div>')).toEqual({
    isOn: false,
    lines: ['Skerry · div#wind: expected a button with data-alert-close, found none'],
  }))

it("leaves one of the builder's alone that stays", () =>
  expect(declare('<div data-widget_type="alert.default"><div class="elementor-alert">Wind</div></div>')).toEqual({
    isOn: false,
    lines: [],
  }))
