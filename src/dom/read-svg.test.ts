import { describe, expect, it } from 'vitest'
import { readSvg } from './read-svg'

describe('a file’s drawing', () => {
  const svg = (inner: string) =>
    readSvg(
      `<?xml version="1.0"?><!DOCTYPE svg><!-- <svg> --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="x()" style='y'>${inner}</svg><g/>`,
    )

  it('contains only what draws', () =>
    expect(
      svg(
        '<script>x()<path d="M9"/></script><style>*{}</style><a href="javascript:x()"><path d="M1"/></a><foreignObject/><image href="/x"/><animate attributeName="href"/><g transform="rotate(9)"><path d="M0 0" fill="url(/x)" onclick="x()"/></g><use href="#a"/>',
      ),
    ).toEqual({
      name: 'svg',
      attributes: { viewBox: '0 0 9 9' },
      children: [
        { name: 'g', attributes: { transform: 'rotate(9)' }, children: [{ name: 'path', attributes: { d: 'M0 0' }, children: [] }] },
      ],
    }))

  it('has the requested additional attributes', () =>
    expect(readSvg('<svg class="a" opacity=".5" onload="x()"/>', ['class', 'opacity'])?.attributes).toEqual({ class: 'a', opacity: '.5' }))

  it.each(['', 'Not found', '<!doctype html><title>x</title><svg><path/></svg>', '<html><svg/></html>', '<svg', '<g/>'])(
    'is none: %j',
    (text) => expect(readSvg(text)).toBeUndefined(),
  )

  it('is read as far as possible if truncated', () =>
    expect(readSvg('<svg><g><path d="M1"')).toEqual({
      name: 'svg',
      attributes: {},
      children: [{ name: 'g', attributes: {}, children: [] }],
    }))

  it('is limited in depth', () => {
    const depthOf = (shape = readSvg('')): number => 1 + Math.max(0, ...(shape?.children ?? []).map(depthOf))
    expect(depthOf(svg('<g>'.repeat(10_000)))).toBe(50)
  })
})
