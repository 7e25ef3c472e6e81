import { describe, expect, it, vi } from 'vitest'
import { readSettings } from '../../settings/read'
import { settings } from './settings'
import { animationUrl } from './source'

const at = (raw: object) => animationUrl(readSettings(settings, raw), 'https://s.pl/p/')

describe('the URL of an animation', () => {
  it.each<[string, object, string | undefined]>([
    ['is the media file’s', { source: 'media_file', source_json: { url: 'https://s.pl/a.json', id: 3 } }, 'https://s.pl/a.json'],
    ['may have a query', { source_json: { url: '/a.json?ver=2' } }, 'https://s.pl/a.json?ver=2'],
    ['may be relative to the page', { source_json: 'a.json' }, 'https://s.pl/p/a.json'],
    [
      'is the external one if the file has another type',
      { source_json: { url: '/a.png' }, source_external_url: { url: 'https://x.pl/b' } },
      'https://x.pl/b',
    ],
    [
      'is the external one if the settings say so',
      { source: 'external_url', source_json: { url: '/a.json' }, source_external_url: { url: 'https://x.pl/b' } },
      'https://x.pl/b',
    ],
    ['is none for a script', { source: 'external_url', source_external_url: { url: 'javascript:evil()//json' } }, undefined],
    ['is none without any', {}, undefined],
  ])('%s', (_, raw, expected) => expect(at(raw)).toBe(expected))

  it('is none if the site’s default is not a string', () => {
    vi.stubGlobal('ElementorProFrontendConfig', { lottie: { defaultAnimationUrl: { toString: 1 } } })
    expect(at({})).toBe(undefined)
  })
  it('is the site’s default if there is no other', () => {
    vi.stubGlobal('ElementorProFrontendConfig', { lottie: { defaultAnimationUrl: 'https://s.pl/default.json' } })
    expect(at({ source_json: { url: '' } })).toBe('https://s.pl/default.json')
  })
})
