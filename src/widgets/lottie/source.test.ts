import { describe, expect, it, vi } from 'vitest'
import { readSettings } from '../../settings/read'
import { settings } from './settings'
import { sourceOf } from './source'

const at = (raw: object) => sourceOf(readSettings(settings, raw), 'https://s.pl/p/')?.href

describe('where an animation lies', () => {
  it.each<[string, object, string | undefined]>([
    ['the file', { source: 'media_file', source_json: { url: 'https://s.pl/a.json', id: 3 } }, 'https://s.pl/a.json'],
    ['the file with a version', { source_json: { url: '/a.json?ver=2' } }, 'https://s.pl/a.json?ver=2'],
    ['by hand', { source_json: 'a.json' }, 'https://s.pl/p/a.json'],
    [
      'a file of another kind is none',
      { source_json: { url: '/a.png' }, source_external_url: { url: 'https://x.pl/b' } },
      'https://x.pl/b',
    ],
    [
      'elsewhere',
      { source: 'external_url', source_json: { url: '/a.json' }, source_external_url: { url: 'https://x.pl/b' } },
      'https://x.pl/b',
    ],
    ['a script is none', { source: 'external_url', source_external_url: { url: 'javascript:evil()//json' } }, undefined],
    ['nowhere', {}, undefined],
  ])('%s', (_, raw, expected) => expect(at(raw)).toBe(expected))

  it('else the site’s default', () => {
    vi.stubGlobal('ElementorProFrontendConfig', { lottie: { defaultAnimationUrl: 'https://s.pl/default.json' } })
    expect(at({ source_json: { url: '' } })).toBe('https://s.pl/default.json')
  })
})
