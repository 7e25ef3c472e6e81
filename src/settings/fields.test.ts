import { afterEach, describe, expect, it, vi } from 'vitest'
import { choice, flag, group, type Infer, link, list, number, range, responsive, seconds, size, text } from './fields'
import { rawSettings, readSettings, reportField } from './read'

const one = <T>(field: ReturnType<typeof flag> | unknown, value: unknown): T =>
  (readSettings({ x: field as never }, { x: value }) as { x: T }).x

describe('the kinds of fields', () => {
  it.each([
    ['yes', true],
    [true, true],
    [1, true],
    ['section-stretched', true],
    ['no', false],
    ['false', false],
    [0, false],
    [false, false],
    ['', false],
    [null, false],
  ])('flag: %j is read as %s', (value, expected) => expect(one(flag(), value)).toBe(expected))
  it('flag: an empty value is read as the default', () => expect(one(flag(true), '')).toBe(true))
  it.each([
    [3, 3],
    ['3', 3],
    ['2abc', 2],
    [{ size: '1.5' }, 1.5],
    ['abc', 7],
    [{}, 7],
    [true, 7],
    [Number.NaN, 7],
    [{ size: { toString: 1 } }, 7],
  ])('number: %j is read as %s', (value, expected) => expect(one(number(7), value)).toBe(expected))
  it('number: a value out of bounds is read as the nearest bound', () =>
    expect([one(number(1, 0, 10), 99), one(number(1, 0, 10), '-5')]).toEqual([10, 0]))
  it('number: a single bound applies', () =>
    expect([one(number(200, 1), 0), one(number(200, 1), 300), one(number(1, undefined, 10), 99)]).toEqual([1, 300, 10]))
  it.each([
    [1.5, 1500],
    ['2', 2000],
    [-1, 0],
    [{ unit: 'px', size: 0.6, sizes: [] }, 600],
    ['soon', 250],
    [0, 0],
    [2_592_000, 2e9],
    ['1e300', 2e9],
  ])('seconds: %j is read as %s ms', (value, expected) => expect(one(seconds(0.25), value)).toBe(expected))
  it.each([
    [
      { unit: '%', size: 30, sizes: [] },
      { size: 30, unit: '%' },
    ],
    [
      { unit: 'px', size: '', sizes: [] },
      { size: 4, unit: 'em' },
    ],
    [12, { size: 12, unit: 'em' }],
    ['12px', { size: 12, unit: 'px' }],
    [
      { size: 0, unit: 'px' },
      { size: 0, unit: 'px' },
    ],
    ['wide', { size: 4, unit: 'em' }],
  ])('size: %j is read as a number with a unit', (value, expected) => expect(one(size(4, 'em'), value)).toEqual(expected))
  it('text, choice, list, link and range read the builder’s forms, and defaults for invalid values', () => {
    expect(one(text('a'), 5)).toBe('5')
    expect(one(text('a'), { b: 1 })).toBe('a')
    expect(one(choice(['a', 'b'], 'a'), 'b')).toBe('b')
    expect(one(choice(['a', 'b'], 'a'), 'c')).toBe('a')
    expect(one(list(), ['a', 1, {}])).toEqual(['a', '1'])
    expect(one(list(), 'a')).toEqual(['a'])
    expect(one(list(['d']), [])).toEqual([])
    expect(one(link(), { url: '/a', is_external: 'on' })).toEqual({ url: '/a', external: true })
    expect(one(link(), '/b')).toEqual({ url: '/b', external: false })
    expect(one(range(0, 100), { unit: '%', size: '', sizes: { start: '30', end: 70 } })).toEqual([30, 70])
    expect(one(range(20, 80), { sizes: [] })).toEqual([20, 80])
  })
  it.each([number(3), seconds(3)])('$kind: a size that the builder has left empty is none, and no mistake', (field) => {
    const onInvalid = vi.fn()
    const value = { unit: 's', size: '', sizes: [] }
    expect(readSettings({ field }, { field: value }, onInvalid)).toEqual({ field: field.default })
    expect(onInvalid).not.toHaveBeenCalled()
  })
  it('group: nested settings are read by their own fields, and [] as none', () => {
    const field = group({ delay: seconds(1), on: flag() })
    expect(one(field, { delay: 2, on: 'yes' })).toEqual({ delay: 2000, on: true })
    expect(one(field, [])).toEqual({ delay: 1000, on: false })
  })
  it('Infer: settings have the types of their fields', () => {
    const fields = { speed: number(500), where: choice(['top', 'bottom'], 'top'), per: responsive(number(3)) }
    const settings: Infer<typeof fields> = readSettings(fields, { speed: '300', per: 4, per_mobile: '1' })
    expect([settings.speed.toFixed(), settings.where satisfies 'top' | 'bottom', settings.per.tablet + 1, settings.per.mobile]).toEqual([
      '300',
      'top',
      5,
      1,
    ])
  })
})

describe('responsive settings', () => {
  const devices = ['mobile', 'tablet', 'laptop', 'desktop', 'widescreen']
  it('inherit from the next larger device, past an empty size', () => {
    const raw = { gap: { size: 30 }, gap_tablet: { unit: 'px', size: '' }, gap_mobile: { size: 10 }, gap_widescreen: 0 }
    const { gap } = readSettings({ gap: responsive(size()) }, raw, undefined, devices)
    expect([gap.widescreen.size, gap.desktop.size, gap.laptop.size, gap.tablet.size, gap.mobile.size]).toEqual([0, 30, 30, 30, 10])
  })
  it('have the base value for an unused device', () => {
    const { n } = readSettings({ n: responsive(number(3)) }, { n: 4, n_mobile_extra: 9, n_mobile: 1 }, undefined, [
      'mobile',
      'tablet',
      'desktop',
    ])
    expect([n.mobile_extra, n.mobile, n.laptop]).toEqual([4, 1, 4])
  })
})

describe('readSettings', () => {
  it.each([[null], [undefined], ['text'], [5], [[]], [{}]])('reads %j as defaults', (raw) =>
    expect(readSettings({ a: number(1), b: flag() }, raw)).toEqual({ a: 1, b: false }),
  )
  it('does not read inherited keys', () => {
    expect(readSettings({ toString: text('mine'), __proto__: undefined as never }, JSON.parse('{"__proto__":{"a":"evil"}}'))).toEqual({
      toString: 'mine',
    })
    expect(readSettings({ a: text('mine') }, JSON.parse('{"__proto__":{"a":"evil"}}')).a).toBe('mine')
  })
  it('reports an unknown word in a list, and keeps it', () => {
    const reported = vi.fn()
    const table = { on: list(['a'], ['a', 'b']), any: list() }
    expect(readSettings(table, { on: ['b', 'x'], any: ['y'] }, reported)).toEqual({ on: ['b', 'x'], any: ['y'] })
    expect(reported.mock.calls.map(([key]) => key)).toEqual(['on'])
    expect(readSettings(table, { on: ['b'], any: [] }, reported)).toEqual({ on: ['b'], any: [] })
    expect(reported).toHaveBeenCalledOnce()
  })
  it('reports each invalid value, with its path', () => {
    const reported: unknown[] = []
    readSettings(
      { a: number(1), g: group({ b: choice(['x'], 'x') }), c: flag() },
      { a: 'no number', g: { b: 'y' }, c: '' },
      (key, field, value) => reported.push([key, field.kind, value]),
    )
    expect(reported).toEqual([
      ['a', 'number', 'no number'],
      ['g.b', 'choice', 'y'],
    ])
  })
})

describe('rawSettings', () => {
  afterEach(() => vi.restoreAllMocks())
  const el = (json: string | null) => {
    const div = document.createElement('div')
    if (json !== null) div.setAttribute('data-settings', json)
    return div
  }
  it('reads a JSON object, and a missing or empty attribute as an empty one', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(rawSettings(el('{"a":1}'), 'data-settings')).toEqual({ a: 1 })
    for (const nothing of [null, '', '[]', '{}']) expect(rawSettings(el(nothing), 'data-settings')).toEqual({})
    expect(warn).not.toHaveBeenCalled()
  })
  it('reports broken JSON once, and reads it as an empty object', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const broken = el('{broken')
    broken.id = 'hero'
    expect(rawSettings(broken, 'data-settings')).toEqual({})
    expect(rawSettings(broken, 'data-settings')).toEqual({})
    expect(warn.mock.calls).toEqual([['Skerry · div#hero: data-settings: expected a JSON object, got {broken']])
  })
  it('reads a changed attribute again', () => {
    const div = el('{"a":1}')
    rawSettings(div, 'data-settings')
    div.setAttribute('data-settings', '{"a":2}')
    expect(rawSettings(div, 'data-settings')).toEqual({ a: 2 })
  })
  it('reports the element, the field, what was expected and what was found', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    reportField(el(null), 'effect', choice(['slide', 'fade'], 'slide'), 'x'.repeat(10_000))
    expect(warn.mock.calls[0]?.[0]).toMatch(/^Skerry · div: effect: expected choice \(slide, fade\), got x{79}…$/)
  })
})
