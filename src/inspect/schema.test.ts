import { describe, expect, it, vi } from 'vitest'
import { choice, count, flag, group, link, list, range, responsive, seconds, size, text } from '../settings/fields'
import { readSettings } from '../settings/read'
import { popupSettings } from '../widgets/popup/all-settings'
import { expected, mistakesIn } from './schema'

const fields = {
  on: flag(),
  n: count(1, 0, 10),
  wait: seconds(3),
  gap: size(4),
  say: text(),
  way: choice(['up', 'down'], 'up'),
  roles: list(),
  to: link(),
  part: range(0, 100),
  inner: group({ deep: count(1) }),
  slides: responsive(count(3)),
}

describe('settings as sites have them', () => {
  it.each([
    ['nothing', {}],
    ['what the server sends for empty', Object.fromEntries(Object.keys(fields).map((key) => [key, '']))],
    ['empty maps', Object.fromEntries(Object.keys(fields).map((key) => [key, []]))],
    ['text for numbers', { n: '3', wait: '0.5', gap: '12px', slides_mobile: '1' }],
    ['size objects', { n: { unit: 'px', size: 3, sizes: [] }, gap: { unit: 'px', size: '', sizes: [] } }],
    ['both spellings of a list and a link', { roles: 'editor', to: 'https://a.test/' }],
    ['objects', { to: { url: '', is_external: 'on' }, part: { unit: '%', sizes: { start: 0, end: 50 } }, inner: { deep: '2', other: 1 } }],
    ['strangers', { _element_id: 'x', anything: { else: [] } }],
  ])('%s', (_, raw) => expect(mistakesIn(fields, raw)).toEqual([]))
})

describe('what cannot be read', () => {
  it.each([
    ['way', { way: 'left' }, { field: 'way', expected: 'one of up, down', got: 'left' }],
    ['n', { n: 'many' }, { field: 'n', expected: 'a number from 0 to 10', got: 'many' }],
    ['n too large', { n: 99 }, { field: 'n', expected: 'a number from 0 to 10', got: '99' }],
    ['wait', { wait: {} }, { field: 'wait', expected: 'a number of seconds', got: '{}' }],
    ['on a device', { slides_tablet: 'x' }, { field: 'slides_tablet', expected: 'a number', got: 'x' }],
    ['inside a group', { inner: { deep: 'x' } }, { field: 'inner.deep', expected: 'a number', got: 'x' }],
    ['list', { roles: [{}] }, { field: 'roles', expected: 'a list of texts', got: '[{}]' }],
    ['text', { say: {} }, { field: 'say', expected: 'a text', got: '{}' }],
    ['flag', { on: {} }, { field: 'on', expected: '"yes" or nothing', got: '{}' }],
  ])('%s', (_, raw, mistake) => expect(mistakesIn(fields, raw)).toEqual([mistake]))

  it('agrees with the reader on what a popup’s settings are', () => {
    const raw = {
      triggers: { page_load: 'yes', page_load_delay: 'soon', scrolling_direction: 'sideways' },
      timing: { devices_devices: { a: 1 } },
      close_automatically: 'later',
    }
    const bad: string[] = []
    readSettings(popupSettings as never, raw, (key) => bad.push(key))
    expect(
      mistakesIn(popupSettings, raw)
        .map(({ field }) => field)
        .sort(),
    ).toEqual(bad.sort())
  })
  it('has words for every kind', () => {
    for (const field of Object.values(fields)) expect(expected(field as never)).toMatch(/\w/)
  })
})

it('compiles nothing: a policy without unsafe-eval stays quiet', () => {
  const compiled = vi.fn()
  vi.stubGlobal('Function', new Proxy(Function, { construct: compiled, apply: compiled }))
  mistakesIn({ a: count(), b: group({ c: text() }) }, { a: 1, b: { c: 'x' } })
  expect(compiled).not.toHaveBeenCalled()
})
