import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../settings/read'
import { address, isAnimation, lightboxFields } from './settings'

const readAll = (raw: unknown) => readSettings(lightboxFields, raw)

describe('a link action’s settings', () => {
  it('read as they are meant', () =>
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
  ])('%j is no address', (url) => {
    expect(address(url)).toBeUndefined()
    expect(readAll({ url }).url).toBe('')
  })
  it('ids and animations are only what they may be', () => {
    for (const id of ['main', 'elementor-lightbox"><b>', 'elementor-lightbox x', `elementor-lightbox${'x'.repeat(10_000)}`, {}, ['x']])
      expect(readAll({ modalOptions: { id } }).modalOptions.id).toBe('elementor-lightbox')
    expect(['zoomIn', 'a b', '', 'x'.repeat(99), 7].map(isAnimation)).toEqual([true, false, false, false, false])
  })
  it('never throw and never give another scheme, whatever they are', () =>
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), (value) => {
        const { url: read } = readAll({ url: value, modalOptions: value, videoParams: value, id: value, title: value })
        expect(read).toMatch(/^$|^(https?|file):/)
        readAll(value)
      }),
    ))
  it('an inherited setting is none', () => {
    const { id, url } = readAll(JSON.parse('{"__proto__":{"url":"https://s.pl/","id":"1"}}'))
    expect([id, url]).toEqual(['', ''])
  })
})
