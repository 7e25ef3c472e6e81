import { afterEach, describe, expect, it } from 'vitest'
import { sanitize } from './sanitize'

const URL = 'https://s.pl/anim/a.json'
const PAGE = 'https://s.pl'
const file = (more: object = {}) => ({ ip: 0, op: 60, fr: 30, w: 100, h: 100, layers: [], ...more })
const sanitized = (more: object) => sanitize(file(more), URL, PAGE)
afterEach(() => document.body.replaceChildren())

describe('a fetched animation', () => {
  it.each([null, 'x', [], {}, { layers: {} }, file({ op: 'many' }), file({ fr: Number.NaN }), file({ w: undefined })])(
    'throws for %j, which is no animation',
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
    ['a picture of another site', { u: 'https://evil.example/', p: 'i.png' }],
    ['a picture of another site, with its host in the name', { u: '', p: '//evil.example/i.png' }],
    ['a picture of another site that is marked as embedded', { e: 1, p: 'https://evil.example/i.png' }],
    ['a script', { e: 1, p: 'javascript:evil()' }],
    ['a document', { e: 1, p: 'data:text/html,evil' }],
    ['a data file', { t: 3, u: '', p: 'evil.json' }],
    ['an asset whose name is no text', { p: { evil: 1 }, u: 'https://evil.example' }],
  ])('leaves out %s', (_, asset) => {
    const { data, dropped } = sanitized({ assets: [{ id: 'i', ...asset }] })
    expect((data.assets as object[])[0]).toMatchObject({ id: 'i', p: 'data:,', e: 1 })
    expect(dropped).toHaveLength(1)
  })
  it('keeps pictures of the site that the file comes from', () => {
    const { data } = sanitize(file({ assets: [{ u: '', p: 'i.png' }] }), 'https://cdn.example/x/a.json', PAGE)
    expect((data.assets as { p: string }[])[0]?.p).toBe('https://cdn.example/x/i.png')
  })
  it('loses its sounds and the ids that the page uses, in its compositions too', () => {
    document.body.innerHTML = '<p id="cena"></p>'
    const layers = () => [{ ty: 4, ln: 'cena' }, { ty: 6 }, { ty: 4, ln: 'location' }, { ty: 4, ln: 'statek' }, 'x']
    const { data } = sanitized({ layers: layers(), assets: [{ id: 'c', layers: layers() }] })
    const kept = [{ ty: 4 }, { ty: 4 }, { ty: 4, ln: 'statek' }]
    expect([data.layers, (data.assets as { layers: object[] }[])[0]?.layers]).toEqual([kept, kept])
  })
})
