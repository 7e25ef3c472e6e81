import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeUrl } from '../../base/safe-url'
import { readSettings } from '../../settings/read'
import { isAnimationName, lightboxFields } from './settings'

const readAll = (raw: unknown) => readSettings(lightboxFields, raw)

describe('a link action’s settings', () => {
  it('are read by the builder’s names', () =>
    expect(
      readAll({
        id: 5,
        url: 'https://s.pl/a.jpg',
        slideshow: 'g',
        modalOptions: { id: 'elementor-lightbox-5d1', videoAspectRatio: '43' },
        videoParams: { loop: '', onerror: 'x' },
      }),
    ).toMatchObject({
      id: '5',
      url: 'https://s.pl/a.jpg',
      slideshow: 'g',
      modalOptions: { id: 'elementor-lightbox-5d1', videoAspectRatio: '43' },
      videoParams: ['loop'],
    }))

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:x',
    'data:text/html,x',
    'blob:https://s.pl/1',
    'vbscript:x',
    'http://[',
  ])('reject the URL %j', (url) => {
    expect(safeUrl(url)).toBeUndefined()
    expect(readAll({ url }).url).toBe('')
  })
  it('accept only lightbox ids and animation names', () => {
    for (const id of ['main', 'elementor-lightbox"><b>', 'elementor-lightbox x', `elementor-lightbox${'x'.repeat(10_000)}`, {}, ['x']])
      expect(readAll({ modalOptions: { id } }).modalOptions.id).toBe('elementor-lightbox')
    expect(['zoomIn', 'a b', '', 'x'.repeat(99), 7].map(isAnimationName)).toEqual([true, false, false, false, false])
  })
  it('never throw, and give only http(s) or file URLs, whatever the input', () =>
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), (value) => {
        const { url } = readAll({ url: value, modalOptions: value, videoParams: value, id: value, title: value })
        expect(url).toMatch(/^$|^(https?|file):/)
        readAll(value)
      }),
    ))
  it('ignore inherited properties', () => {
    const { id, url } = readAll(JSON.parse('{"__proto__":{"url":"https://s.pl/","id":"1"}}'))
    expect([id, url]).toEqual(['', ''])
  })
})
