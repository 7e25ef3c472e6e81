import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkShape, drawShape, readShape } from './shape-svg'
import { shapeFile } from './shapes'

const ASSETS = 'https://example.pl/assets/'
afterEach(() => vi.unstubAllGlobals())

describe('the file of a shape (contract core §12)', () => {
  it.each([
    ['waves', false, `${ASSETS}shapes/waves.svg`, false],
    ['waves', true, `${ASSETS}shapes/waves-negative.svg`, true],
    // A setting that was left when another shape was chosen: that one has no such file.
    ['tilt', true, `${ASSETS}shapes/tilt.svg`, false],
    ['gory', true, 'https://example.pl/motyw/gory-negative.svg?v=2', true],
    ['../../../x', false, undefined, false],
    ['', false, undefined, false],
    ['bad', false, undefined, false],
  ])('%s, negative %s: %s', (name, isNegative, url, shownNegative) => {
    vi.stubGlobal('elementorFrontendConfig', { urls: { assets: ASSETS } })
    vi.stubGlobal('elementor', {
      config: { additional_shapes: { gory: 'https://example.pl/motyw/gory.svg?v=2', bad: 'javascript:alert(1)' } },
    })
    expect(shapeFile(name, isNegative)).toEqual({ url, isNegative: shownNegative })
  })
  it('is unknown where the page names no folder', () => expect(shapeFile('waves', false).url).toBeUndefined())
})

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
const SVG = 'xmlns="http://www.w3.org/2000/svg"'

describe('a shape', () => {
  it('keeps what draws it', () => {
    const shape = readShape(
      parse(`<svg ${SVG} viewBox="0 0 10 1"><g opacity=".5"><path class="elementor-shape-fill" d="M0 0h1"/></g></svg>`),
    )
    expect(shape).toEqual([
      'svg',
      { viewBox: '0 0 10 1' },
      [['g', { opacity: '.5' }, [['path', { class: 'elementor-shape-fill', d: 'M0 0h1' }, []]]]],
    ])
    const drawn = drawShape(shape as NonNullable<typeof shape>)
    expect([drawn.localName, drawn.namespaceURI, drawn.querySelector('g>path')?.getAttribute('d')]).toEqual([
      'svg',
      'http://www.w3.org/2000/svg',
      'M0 0h1',
    ])
  })
  it('loses whatever could run, load or frame something', () => {
    const hostile = `<svg ${SVG} onload="x()"><script>x()</script><style>*{}</style><a href="javascript:x()"><path d="M1 1"/></a><use href="#a"/><image href="https://a.test/"/><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject><animate attributeName="href"/><path id="a" style="fill:red" onclick="x()" fill="url(https://a.test/#x)" d="M0 0"/></svg>`
    expect(readShape(parse(hostile))).toEqual(['svg', {}, [['path', { d: 'M0 0' }, []]]])
  })
  it.each([
    ['another document', parse('<html xmlns="http://www.w3.org/1999/xhtml"/>')],
    ['no document', undefined],
    ['a drawing without end', parse(`<svg ${SVG}>${'<path d="M0 0"/>'.repeat(400)}</svg>`)],
  ])('is none in %s', (_, root) => expect(readShape(root)).toBeUndefined())
  it.each([
    ['text', '<svg>'],
    ['nothing', undefined],
    ['another element', ['script', {}, []]],
    ['an inherited name', ['__proto__', {}, []]],
  ])('from the storage is none when it is %s', (_, kept) => expect(checkShape(kept)).toBeUndefined())
  it('from the storage is checked like a file', () =>
    expect(
      checkShape([
        'svg',
        { onload: 'x()', viewBox: 7 },
        [['script', {}, []], ['path', { d: 'M0 0', fill: 'URL(x)' }, 7], 'x', ['svg', {}, []]],
      ]),
    ).toEqual(['svg', {}, [['path', { d: 'M0 0' }, []]]]))
})
