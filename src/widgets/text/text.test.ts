import { describe, expect, it } from 'vitest'
import { decodeText } from './decode'
import { splitFirstLetter, start } from './drop-cap'
import { findPath, readSvg } from './shapes'

const element = (html: string) => {
  const el = document.createElement('div')
  el.append(document.createRange().createContextualFragment(html))
  return el
}

describe('a drop cap (contract media §15)', () => {
  it.each([
    ['TV-DC-1', 'Zażółć gęślą', 'Z', 'ażółć gęślą'],
    ['TV-DC-3', '„Cytat”', '„', 'Cytat”'],
    ['a word of one letter takes its space', 'A dog', 'A ', 'dog'],
    ['further spaces stay', 'A  dog', 'A ', '\u00a0dog'],
    ['spaces before it, also those that do not break', ' \n\u00a0Dog', 'D', 'og'],
    ['an ampersand is one letter', '&bc', '&', 'bc'],
    ['a letter of two parts', 'E\u0301té', 'E\u0301', 'té'],
    ['a letter beyond the first 65,536', '𝔄lte', '𝔄', 'lte'],
  ])('%s', (_, text, letter, rest) => expect(splitFirstLetter(text)).toEqual([letter, rest]))

  it('stands at the beginning of the first paragraph until it is unmounted', () => {
    const el = element('<h2>T</h2><p>Zażółć</p><p>Druga</p>')
    const before = el.innerHTML
    const stop = start(el)
    expect(el.querySelector('p')?.innerHTML).toBe(
      '<span class="elementor-drop-cap"><span class="elementor-drop-cap-letter">Z</span></span>ażółć',
    )
    stop()
    expect(el.innerHTML).toBe(before)
  })

  it.each([
    ['TV-DC-2: a tag first', '<p><b>Z</b>abc</p>'],
    ['TV-DC-4: no paragraph', 'abc'],
    ['an empty paragraph', '<p></p><p>abc</p>'],
    ['a paragraph of spaces', '<p>  </p>'],
  ])('is not made: %s', (_, html) => {
    const el = element(html)
    start(el)
    expect(el.innerHTML).toBe(html)
  })
})

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
