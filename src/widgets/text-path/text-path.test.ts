import { describe, expect, it } from 'vitest'
import { decodeText } from './decode'
import { findPath, readSvg } from './shapes'

describe('a text on a path', () => {
  it.each([
    ['Wokół &amp; dalej', 'Wokół & dalej'],
    ['&lt;b&gt; &#039;a&#x27; &quot;', "<b> 'a' \""],
    ['a <em>b</em> < c', 'a b < c'],
    ['&nosuch; &#99999999; &#x110000;', '&nosuch; &#99999999; &#x110000;'],
  ])('%j says %j', (text, said) => expect(decodeText(text)).toBe(said))

  const svg = (inner: string) =>
    readSvg(
      `<?xml version="1.0"?><!DOCTYPE svg><!-- <svg> --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="x()" style='y'>${inner}</svg><g/>`,
    )

  it('keeps of a file only what draws', () =>
    expect(
      svg(
        '<script>x()<path d="M9"/></script><foreignObject/><image href="/x"/><g transform="rotate(9)"><path d="M0 0" fill="url(/x)" onclick="x()"/></g><use href="#a"/>',
      ),
    ).toEqual({
      name: 'svg',
      attributes: { viewBox: '0 0 9 9' },
      children: [
        { name: 'g', attributes: { transform: 'rotate(9)' }, children: [{ name: 'path', attributes: { d: 'M0 0' }, children: [] }] },
      ],
    }))

  it.each(['', 'Not found', '<!doctype html><title>x</title><svg><path/></svg>', '<html><svg/></html>', '<svg', '<g/>'])(
    'is no drawing: %j',
    (text) => expect(readSvg(text)).toBeUndefined(),
  )

  it('is read as far as it goes when it ends too early', () =>
    expect(readSvg('<svg><g><path d="M1"')).toEqual({
      name: 'svg',
      attributes: {},
      children: [{ name: 'g', attributes: {}, children: [] }],
    }))

  it('runs along the marked element, else the first path', () => {
    const found = (inner: string) => findPath(svg(inner) ?? { name: '', attributes: {}, children: [] })?.attributes.d
    expect([
      found('<g><path d="M1"/></g><path d="M2" data-path-anchor=""/>'),
      found('<circle r="1"/><path d="M1"/><path d="M2"/>'),
      found('<circle r="1"/>'),
    ]).toEqual(['M2', 'M1', undefined])
  })
})
