import { afterEach, expect, it, vi } from 'vitest'
import { forgetConfig } from '../builder/config'
import { videoMissingText } from './video-missing'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetConfig()
})

function textIn(lang: string): string {
  const el = document.body.appendChild(document.createElement('div'))
  el.lang = lang
  // The test DOM does not support `:lang()` with a region.
  vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === `:lang(${lang.split('-')[0]})`)
  const text = videoMissingText(el)
  el.remove()
  return text
}

it.each([
  ['en', /^The video/],
  ['pl', /^Tego filmu/],
  ['de-AT', /^Das Video/],
  ['fr', /^La vidéo/],
  ['es', /^El vídeo/],
  ['it', /^Il video/],
  ['pt-BR', /^O vídeo/],
  ['nl', /^De video/],
  ['uk', /^Відео/],
  ['sv', /^The video/],
])('in %s it is %s', (lang, text) => expect(textIn(lang)).toMatch(text))

it('the page’s configured text comes first', () => {
  vi.stubGlobal('elementorFrontendConfig', { i18n: { videoMissing: 'Video nelze přehrát.' } })
  forgetConfig()
  expect(textIn('de')).toBe('Video nelze přehrát.')
})
