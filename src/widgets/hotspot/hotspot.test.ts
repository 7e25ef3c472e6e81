import { expect, it, vi } from 'vitest'
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
