import { afterEach, describe, expect, it } from 'vitest'
import { clean } from './clean'

const URL = 'https://s.pl/anim/a.json'
const PAGE = 'https://s.pl'
const file = (more: object = {}) => ({ ip: 0, op: 60, fr: 30, w: 100, h: 100, layers: [], ...more })
const cleaned = (more: object) => clean(file(more), URL, PAGE)
afterEach(() => document.body.replaceChildren())

describe('a fetched animation', () => {
  it.each([null, 'x', [], {}, { layers: {} }, file({ op: 'many' }), file({ fr: Number.NaN }), file({ w: undefined })])(
    '%j is none',
    (data) => expect(() => clean(data, URL, PAGE)).toThrow(),
  )
  it('names no font files, scripts or stylesheets', () => {
    const { data, dropped } = cleaned({
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
  it('has no further files', () => expect(cleaned({ segments: [{ time: 1 }] }).data).not.toHaveProperty('segments'))

  it.each([
    ['beside it', { u: 'images/', p: 'i.png' }, 'https://s.pl/anim/images/i.png'],
    ['of the page', { u: '', p: '/up/i.png' }, 'https://s.pl/up/i.png'],
    ['in it', { e: 1, u: '', p: 'data:image/png;base64,AAAA' }, 'data:image/png;base64,AAAA'],
  ])('keeps a picture %s', (_, asset, expected) => {
    const { data, dropped } = cleaned({ assets: [{ id: 'i', ...asset }] })
    expect([(data.assets as { p: string }[])[0]?.p, dropped]).toEqual([expected, []])
  })
  it.each([
    ['of another site', { u: 'https://evil.example/', p: 'i.png' }],
    ['of another site in one word', { u: '', p: '//evil.example/i.png' }],
    ['that says it is in the file', { e: 1, p: 'https://evil.example/i.png' }],
    ['that is a script', { e: 1, p: 'javascript:evil()' }],
    ['that is a document', { e: 1, p: 'data:text/html,evil' }],
    ['that is data', { t: 3, u: '', p: 'evil.json' }],
    ['of a wrong type', { p: { evil: 1 }, u: 'https://evil.example' }],
  ])('leaves out what is %s', (_, asset) => {
    const { data, dropped } = cleaned({ assets: [{ id: 'i', ...asset }] })
    expect((data.assets as object[])[0]).toMatchObject({ id: 'i', p: 'data:,', e: 1 })
    expect(dropped).toHaveLength(1)
  })
  it('may have the pictures of its own site', () => {
    const { data } = clean(file({ assets: [{ u: '', p: 'i.png' }] }), 'https://cdn.example/x/a.json', PAGE)
    expect((data.assets as { p: string }[])[0]?.p).toBe('https://cdn.example/x/i.png')
  })
  it('makes no sound, in its parts neither, and takes no id of the page', () => {
    document.body.innerHTML = '<p id="cena"></p>'
    const layers = () => [{ ty: 4, ln: 'cena' }, { ty: 6 }, { ty: 4, ln: 'location' }, { ty: 4, ln: 'statek' }, 'x']
    const { data } = cleaned({ layers: layers(), assets: [{ id: 'c', layers: layers() }] })
    const kept = [{ ty: 4 }, { ty: 4 }, { ty: 4, ln: 'statek' }]
    expect([data.layers, (data.assets as { layers: object[] }[])[0]?.layers]).toEqual([kept, kept])
  })
})
