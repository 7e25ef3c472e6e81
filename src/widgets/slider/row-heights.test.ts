import { beforeEach, describe, expect, test } from 'vitest'
import { storage } from '../../page/storage'
import { keepHeight, knownHeight, rowKey } from './row-heights'

const session = { session: true }
const write = (value: unknown) => storage.set('skerry_row_heights', value, session)
const kept = () => storage.get('skerry_row_heights', session) as Record<string, unknown>
beforeEach(() => write(undefined))

describe('row heights', () => {
  test('a height is stored by its key, and the latest wins', () => {
    keepHeight('a', 300)
    keepHeight('b', 400)
    keepHeight('a', 310)
    expect([knownHeight('a'), knownHeight('b'), knownHeight('c')]).toEqual([310, 400, 0])
    expect(Object.keys(kept())).toEqual(['b', 'a'])
  })
  test.each([1e9, -1, 0, Number.NaN, '300', '300px', null, [], [300], {}, { size: 300 }, true])('%j is not a height', (value) => {
    write({ a: value })
    expect(knownHeight('a')).toBe(0)
  })
  test.each(['x', 3, [300], null])('%j are not heights', (value) => {
    write(value)
    expect(knownHeight('a')).toBe(0)
    expect(knownHeight('length')).toBe(0)
    keepHeight('a', 20)
    expect(kept()).toEqual({ a: 20 })
  })
  test('names of built-in object properties work as keys', () => {
    expect(knownHeight('constructor')).toBe(0)
  })
  test('keeps the latest twenty, and only valid heights', () => {
    write({ ...Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`k${i}`, 100 + i])), bad: '<b>', ['x'.repeat(301)]: 5 })
    keepHeight('new', 20)
    expect(Object.keys(kept())).toEqual([...Array.from({ length: 19 }, (_, i) => `k${11 + i}`), 'new'])
    keepHeight('y'.repeat(301), 5)
    keepHeight('zero', 0)
    expect(Object.keys(kept())).toHaveLength(20)
  })
})

test('a row’s key depends on page, element, number of slides and width', () => {
  document.body.innerHTML =
    '<div data-id="a1"></div><div data-id="a1"></div><div data-widget="slider"></div><div data-widget="slider"></div><div data-id=\'"]\'></div>'
  const roots = [...document.body.children] as HTMLElement[]
  const keys = [
    ...roots.map((root) => rowKey(root, 5, 800)),
    rowKey(roots[0] as HTMLElement, 6, 800),
    rowKey(roots[0] as HTMLElement, 5, 390.4),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.every((key) => key.startsWith(location.pathname))).toBe(true)
  history.replaceState(null, '', '?page_id=7')
  expect(keys).not.toContain(rowKey(roots[0] as HTMLElement, 5, 800))
})
