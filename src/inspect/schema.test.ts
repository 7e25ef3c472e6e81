import { describe, expect, it, vi } from 'vitest'
import { popupSettings } from '../popups/all-fields'
import { choice, flag, group, link, list, number, range, responsive, seconds, size, text } from '../settings/fields'
import { readSettings } from '../settings/read'
import { describeExpected } from './expected'
import { findInvalidSettings } from './schema'

const fields = {
  on: flag(),
  n: number(1, 0, 10),
  wait: seconds(3),
  gap: size(4),
  title: text(),
  direction: choice(['up', 'down'], 'up'),
  roles: list(),
  to: link(),
  section: range(0, 100),
  inner: group({ deep: number(1) }),
  slides: responsive(number(3)),
}

describe('settings in every form that sites use', () => {
  it.each([
    ['nothing', {}],
    ['the server’s empty values', Object.fromEntries(Object.keys(fields).map((key) => [key, '']))],
    ['empty maps', Object.fromEntries(Object.keys(fields).map((key) => [key, []]))],
    ['text for numbers', { n: '3', wait: '0.5', gap: '12px', slides_mobile: '1' }],
    ['size objects', { n: { unit: 'px', size: 3, sizes: [] }, gap: { unit: 'px', size: '', sizes: [] } }],
    ['both spellings of a list and a link', { roles: 'editor', to: 'https://a.test/' }],
    [
      'objects',
      { to: { url: '', is_external: 'on' }, section: { unit: '%', sizes: { start: 0, end: 50 } }, inner: { deep: '2', other: 1 } },
    ],
    ['other scripts’ settings', { _element_id: 'x', anything: { else: [] } }],
  ])('%s: valid', (_, raw) => expect(findInvalidSettings(fields, raw)).toEqual([]))
})

describe('an invalid setting', () => {
  it.each([
    ['direction', { direction: 'left' }, { field: 'direction', expected: 'one of up, down', got: 'left' }],
    ['direction, nearly', { direction: 'dwon' }, { field: 'direction', expected: 'one of up, down', got: 'dwon', meant: 'down' }],
    ['n', { n: 'many' }, { field: 'n', expected: 'a number from 0 to 10', got: 'many' }],
    ['n too large', { n: 99 }, { field: 'n', expected: 'a number from 0 to 10', got: '99' }],
    ['wait', { wait: {} }, { field: 'wait', expected: 'a number of seconds', got: '{}' }],
    ['on a device', { slides_tablet: 'x' }, { field: 'slides_tablet', expected: 'a number', got: 'x' }],
    ['inside a group', { inner: { deep: 'x' } }, { field: 'inner.deep', expected: 'a number', got: 'x' }],
    ['list', { roles: [{}] }, { field: 'roles', expected: 'a list of texts', got: '[{}]' }],
    ['text', { title: {} }, { field: 'title', expected: 'a text', got: '{}' }],
    ['flag', { on: {} }, { field: 'on', expected: 'yes or no', got: '{}' }],
  ])('%s: reported with what is expected', (_, raw, invalid) => expect(findInvalidSettings(fields, raw)).toEqual([invalid]))

  it('is the same one that the runtime rejects, in a popup’s settings', () => {
    const raw = {
      triggers: { page_load: 'yes', page_load_delay: 'soon', scrolling_direction: 'sideways' },
      timing: { devices_devices: { a: 1 } },
      close_automatically: 'later',
    }
    const rejected: string[] = []
    readSettings(popupSettings as never, raw, (key) => rejected.push(key))
    expect(
      findInvalidSettings(popupSettings, raw)
        .map(({ field }) => field)
        .sort(),
    ).toEqual(rejected.sort())
  })
  it('has a description of what is expected, whatever its kind', () => {
    for (const field of Object.values(fields)) expect(describeExpected(field as never)).toMatch(/\w/)
  })
})

it('validation compiles no code, which a CSP without unsafe-eval would report', () => {
  const compiled = vi.fn()
  vi.stubGlobal('Function', new Proxy(Function, { construct: compiled, apply: compiled }))
  findInvalidSettings({ a: number(), b: group({ c: text() }) }, { a: 1, b: { c: 'x' } })
  expect(compiled).not.toHaveBeenCalled()
})
