import { describe, expect, it } from 'vitest'
import { findWrittenNumber, groupDigits, readNumber, writeNumber } from './notation'

describe('a number in an attribute', () => {
  it.each([
    ['1234567', 1234567, '1234567'],
    ['99.50', 99.5, '99.50'],
    ['-50', -50, '-50'],
    ['', 0, '0'],
    [' 7 ', 7, '7'],
    ['1e3', 1000, '1000'],
    ['1e-9', 1e-9, '0'],
    ['12345678901234567890', Number('12345678901234567890'), '12345678901234567890'],
  ])('%j is %d, written %s', (text, value, plain) => expect(readNumber(text)).toEqual({ value, plain }))

  it.each(['1e999', '-1e999', '1e21', 'many', 'NaN', '12 000', '1,5'])('%j is not a number', (text) =>
    expect(readNumber(text)).toBeUndefined(),
  )
})

it.each([
  ['1234567', ',', '.', '1,234,567'],
  ['1234567.891', ' ', '.', '1 234 567.891'],
  ['1234.5', '.', ',', '1.234,5'],
  ['-1234', '_', '.', '-1_234'],
  ['-123', ',', '.', '-123'],
  ['1234', '$&', '.', '1$&234'],
  ['1234', '', '.', '1234'],
])('%s with %j and %j is %s', (plain, group, point, written) => expect(groupDigits(plain, { group, point })).toBe(written))

it.each([
  [33.9, 0, '33'],
  [-33.9, 0, '-33'],
  [-0.4, 0, '0'],
  [98.66, 1, '98.7'],
  [-0.04, 1, '0.0'],
])('%d with %d decimals counts as %s', (value, decimals, written) =>
  expect(writeNumber(value, { decimals, group: ',', point: '.' })).toBe(written),
)

describe('a number in hand-written text', () => {
  it.each([
    ['12 500 gości', '', '12 500', ' gości', 12500, ' ', '.', 0],
    ['ponad 1\u00a0250\u00a0zł', 'ponad ', '1\u00a0250', '\u00a0zł', 1250, '\u00a0', '.', 0],
    ['98,6 %', '', '98,6', ' %', 98.6, '', ',', 1],
    ['1,250,000', '', '1,250,000', '', 1250000, ',', '.', 0],
    ['1.250.000,75 €', '', '1.250.000,75', ' €', 1250000.75, '.', ',', 2],
    ['1,250', '', '1,250', '', 1250, ',', '.', 0],
    ['0,125', '', '0,125', '', 0.125, '', ',', 3],
    ["1'250", '', "1'250", '', 1250, "'", '.', 0],
    ['-50°', '-', '50', '°', 50, '', '.', 0],
    ['24/7.', '', '24', '/7.', 24, '', '.', 0],
    ['2024', '', '2024', '', 2024, '', '.', 0],
    ['od 5 do 10', 'od ', '5', ' do 10', 5, '', '.', 0],
  ])('%j', (text, before, written, after, value, group, point, decimals) =>
    expect(findWrittenNumber(text)).toEqual({ before, written, after, value, notation: { decimals, group, point } }),
  )
  it('text without a number has none', () => expect(findWrittenNumber('many guests')).toBeUndefined())
})
