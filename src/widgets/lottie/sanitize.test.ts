import { afterEach, describe, expect, it } from 'vitest'
import { sanitize } from './sanitize'

const URL = 'https://s.pl/anim/a.json'
const PAGE = 'https://s.pl'
const file = (more: object = {}) => ({ ip: 0, op: 60, fr: 30, w: 100, h: 100, layers: [], ...more })
const sanitized = (more: object) => sanitize(file(more), URL, PAGE)
afterEach(() => document.body.replaceChildren())

describe('a fetched animation', () => {
  it.each([null, 'x', [], {}, { layers: {} }, file({ op: 'many' }), file({ fr: Number.NaN }), file({ w: undefined })])(
    'throws for %j, which is not an animation',
    (data) => expect(() => sanitize(data, URL, PAGE)).toThrow(),
  )
  it('loads no scripts or stylesheets for its fonts', () => {
    const { data, dropped } = sanitized({
      fonts: {
        list: [
          { fFamily: 'A', fOrigin: 't', fPath: 'https://evil.example/a.js' },
          null,
          { fFamily: 'B', fOrigin: 'g', fPath: 'https://evil.example/b.css' },
        ],
      },
    })
    expect(JSON.stringify(data)).not.toContain('evil')
    expect(dropped).toEqual(['https://evil.example/a.js', 'https://evil.example/b.css'])
  })
  it.each([
    ['a fake list', { fonts: { list: { length: 1, 0: { fFamily: 'A', origin: 1, fPath: 'https://evil.example/a.css' } } } }],
    ['an origin by number', { fonts: { list: [{ fFamily: 'A', origin: 1, fPath: 'https://evil.example/a.css' }] } }],
    ['an origin by letter', { fonts: { list: ['g', 't', 'p'].map((fOrigin) => ({ fOrigin, fPath: 'https://evil.example/a' })) } }],
    ['a URL that is not a string', { fonts: { list: [{ fOrigin: 'g', fPath: ['https://evil.example/a'] }] } }],
    ['slots', { slots: { s: { p: { p: 'i.png', u: 'https://evil.example/', id: 's' } } }, assets: [{ id: 'i', sid: 's', p: 'a.png' }] }],
    ['slots marked as embedded', { slots: { s: { p: { p: 'https://evil.example/i.png', e: 1 } } } }],
    ['slots as text', { slots: { s: { p: 'https://evil.example/i.png' } } }],
    ['assets that are not a list', { assets: { length: 1, 0: { id: 'i', p: 'https://evil.example/i.png', e: 1 } } }],
    ['an asset’s layers that are not a list', { assets: [{ id: 'i', layers: { length: 1, 0: { ty: 2, p: 'https://evil.example/x' } } }] }],
    ['assets inside a layer', { layers: [{ ty: 2, layers: [{ p: 'https://evil.example/x' }], assets: 'https://evil.example/' }] }],
    ['an unknown part', { path: 'https://evil.example/', metadata: { customProps: 'https://evil.example/' } }],
    ['a color that refers to a document', { layers: [{ ty: 1, sc: 'url(https://evil.example/a.svg#x)' }] }],
  ])('contains no third-party URL in %s', (_, more) => expect(JSON.stringify(sanitized(more).data)).not.toContain('evil'))
  it('keeps a slot’s first-party picture, colors and texts', () => {
    const color = { a: 0, k: [1, 0, 0] }
    const { data } = sanitized({ slots: { picture: { p: { u: '', p: 'i.png', w: 5 } }, color: { p: color } } })
    expect(data.slots).toEqual({ picture: { p: { u: '', p: 'https://s.pl/anim/i.png', e: 1, w: 5 } }, color: { p: color } })
  })
  it('keeps as lists only real lists', () => {
    const shape = { ty: 'gr', it: [{ ty: 'el', p: { a: 0, k: [0, 0] } }] }
    const { data } = sanitized({
      layers: [{ ty: 4, shapes: [shape], masksProperties: { length: 1e9 }, ef: { length: 1e9 } }],
      chars: { length: 1e9 },
      markers: { length: 1e9 },
    })
    expect(data).toMatchObject({ layers: [{ ty: 4, shapes: [shape] }] })
    expect(JSON.stringify(data)).not.toContain('1000000000')
  })
  it('draws no glyphs as compositions, which may contain themselves', () => {
    const chars = [
      { ch: 'a', t: 1, data: { refId: 'c' } },
      { ch: 'b', fFamily: 'A', style: '', size: 9, w: 5, data: { shapes: [] } },
    ]
    expect(sanitized({ chars }).data.chars).toEqual([chars[1]])
  })
  it('loads no further files', () => expect(sanitized({ segments: [{ time: 1 }] }).data).not.toHaveProperty('segments'))

  it.each([
    ['beside the file', { u: 'images/', p: 'i.png' }, 'https://s.pl/anim/images/i.png'],
    ['on the page’s origin', { u: '', p: '/up/i.png' }, 'https://s.pl/up/i.png'],
    ['in the file', { e: 1, u: '', p: 'data:image/png;base64,AAAA' }, 'data:image/png;base64,AAAA'],
  ])('keeps a picture %s', (_, asset, expected) => {
    const { data, dropped } = sanitized({ assets: [{ id: 'i', ...asset }] })
    expect([(data.assets as { p: string }[])[0]?.p, dropped]).toEqual([expected, []])
  })
  it.each([
    ['a third-party picture', { u: 'https://evil.example/', p: 'i.png' }],
    ['a third-party picture, with its host in the name', { u: '', p: '//evil.example/i.png' }],
    ['a third-party picture marked as embedded', { e: 1, p: 'https://evil.example/i.png' }],
    ['a script', { e: 1, p: 'javascript:evil()' }],
    ['a document', { e: 1, p: 'data:text/html,evil' }],
    ['a data file', { t: 3, u: '', p: 'evil.json' }],
    ['an asset whose name is not a string', { p: { evil: 1 }, u: 'https://evil.example' }],
  ])('leaves out %s', (_, asset) => {
    const { data, dropped } = sanitized({ assets: [{ id: 'i', ...asset }] })
    expect((data.assets as object[])[0]).toMatchObject({ id: 'i', p: 'data:,', e: 1 })
    expect(dropped).toHaveLength(1)
  })
  it('keeps pictures from the file’s own site', () => {
    const { data } = sanitize(file({ assets: [{ u: '', p: 'i.png' }] }), 'https://cdn.example/x/a.json', PAGE)
    expect((data.assets as { p: string }[])[0]?.p).toBe('https://cdn.example/x/i.png')
  })
  it('loses sounds and ids that the page uses, even in compositions', () => {
    document.body.innerHTML = '<p id="price"></p>'
    const layers = () => [{ ty: 4, ln: 'price' }, { ty: 6 }, { ty: 4, ln: 'location' }, { ty: 4, ln: 'ship' }, 'x']
    const { data } = sanitized({ layers: layers(), assets: [{ id: 'c', layers: layers() }] })
    const kept = [{ ty: 4 }, { ty: 4 }, { ty: 4, ln: 'ship' }]
    expect([data.layers, (data.assets as { layers: object[] }[])[0]?.layers]).toEqual([kept, kept])
  })
})
