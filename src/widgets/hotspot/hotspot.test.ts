import { describe, expect, it, vi } from 'vitest'
import { readSettings } from '../../settings/read'
import { settings, start } from './hotspot'

const point = (inner: string, name = '') => `<div class="e-hotspot${name}">${inner}</div>`
const BUTTON = '<div class="e-hotspot__button">1</div>'
const TOOLTIP = '<div class="e-hotspot__tooltip">Pier</div>'

it.each([
  ['none', '<img alt="">', 'expected an .e-hotspot for each point, found none'],
  [
    'bare',
    point(BUTTON) + point(BUTTON + TOOLTIP),
    '.e-hotspot: expected an .e-hotspot__button and an .e-hotspot__tooltip, found one of them',
  ],
  ['empty', point(''), '.e-hotspot: expected an .e-hotspot__button and an .e-hotspot__tooltip, found none of them'],
  ['silent', point(BUTTON, ' e-hotspot--no-tooltip'), undefined],
])('a picture with points of the kind "%s" reports what is missing, and is restored on stop', (id, inner, line) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  document.body.innerHTML = `<div id="${id}">${inner}</div>`
  const host = document.getElementById(id) as HTMLElement
  const before = host.outerHTML
  const stop = start(host, readSettings(settings, {}))
  expect(warn.mock.calls).toEqual(line ? [[`Skerry · div#${id}: ${line}`]] : [])
  expect(host.querySelectorAll('[role=button]')).toHaveLength(id === 'bare' ? 1 : 0)
  stop()
  expect(host.outerHTML).toBe(before)
})

describe('Escape', () => {
  const pressEscape = (target: Element) => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  const startOn = (given: object) => {
    document.body.innerHTML = `<button>Elsewhere</button><div id="host">${point(BUTTON + TOOLTIP)}</div>`
    const host = document.getElementById('host') as HTMLElement
    const spot = host.querySelector('.e-hotspot') as HTMLElement
    const button = host.querySelector('.e-hotspot__button') as HTMLElement
    const stop = start(host, readSettings(settings, given))
    return { spot, button, stop, elsewhere: document.querySelector('button') as HTMLElement }
  }
  const isActive = (spot: Element) => spot.matches('.e-hotspot--active')

  it('is for an open tooltip alone, with the focus or the pointer on its point', () => {
    const { spot, button, stop, elsewhere } = startOn({ tooltip_trigger: 'mouseenter' })
    const hover = () => button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    hover()
    expect([pressEscape(button), isActive(spot), pressEscape(button)]).toEqual([true, false, false])
    const matches = vi.spyOn(spot, 'matches').mockImplementation((selector) => selector === ':hover')
    hover()
    const isUsed = pressEscape(elsewhere)
    matches.mockRestore()
    expect([isUsed, isActive(spot)]).toEqual([true, false])
    hover()
    expect([pressEscape(elsewhere), isActive(spot)]).toEqual([false, false])
    stop()
  })
  it('is not for tooltips that always show, which no key opens', () => {
    const { spot, button, stop } = startOn({ tooltip_trigger: 'none' })
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect([isActive(spot), pressEscape(button)]).toEqual([false, false])
    stop()
  })
})
