import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadedTexts } from '../../base/loaded-texts'
import { forgetConfig } from '../config'
import './ar'
import './de'
import './es'
import './fr'
import './it'
import './nl'
import './pl'
import './pt'
import './uk'
import * as texts from './en'
import { fillIn, translate } from './translate'

const english = Object.fromEntries(Object.values(texts))
const languages = Object.keys(loadedTexts)
const placeholders = (text = '') => [...new Set(text.match(/\$\d|%\w/g))].sort().join()

describe('our texts', () => {
  it('have the key by which they are exported', () => expect(Object.entries(texts).filter(([name, [key]]) => name !== key)).toEqual([]))
  it('exist in each language that has a file, and `loadChunk` knows it', () => {
    const files = readdirSync(import.meta.dirname).flatMap((file) => /^(?!en)(\w\w)\.ts$/.exec(file)?.[1] ?? [])
    expect(languages.sort()).toEqual(files)
    const loader = readFileSync(path.join(import.meta.dirname, '../../base/assets.ts'), 'utf8')
    expect(/\/\^\((.*)\)\//.exec(loader)?.[1]?.split('|')).toEqual(files)
  })
  it.each(languages)('are all there in %s, none of them empty or with other placeholders', (language) => {
    expect(Object.keys(loadedTexts[language] ?? {})).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(loadedTexts[language] ?? {})) {
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
      expect(placeholders(text), key).toBe(placeholders(english[key]))
    }
  })
  it.each(languages)('end in %s as in English: a sentence, a label or a colon', (language) => {
    const end = (text = '') => /[.:…]$/.exec(text)?.[0] ?? ''
    const other = Object.entries(loadedTexts[language] ?? {}).filter(([key, text]) => end(text) !== end(english[key]))
    expect(other).toEqual([])
  })
})

describe('translate', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    forgetConfig()
  })
  const textIn = (lang: string) => {
    const el = document.createElement('div')
    // The test DOM does not know `:lang()`.
    vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === `:lang(${lang})`)
    return translate(texts.close, el)
  }
  it.each([
    ['de', 'Schließen'],
    ['pl', 'Zamknij'],
    ['en', 'Close'],
    ['sv', 'Close'],
    ['constructor', 'Close'],
  ])('gives the text in the language of the element: %s', (lang, text) => expect(textIn(lang)).toBe(text))
  it('prefers the text in the page’s configuration', () => {
    vi.stubGlobal('elementorFrontendConfig', { i18n: { close: 'Zavřít' } })
    expect(textIn('de')).toBe('Zavřít')
  })
  it.each([[{ close: 5 }], ['x'], [null]])('ignores %j there', (i18n) => {
    vi.stubGlobal('elementorFrontendConfig', { i18n })
    expect(textIn('fr')).toBe('Fermer')
  })
  it('fills in what is missing, whatever it contains', () => {
    expect(fillIn('$1 of $2', 3, '$1')).toBe('3 of $1')
    expect(fillIn('$1, $1', 'a$&')).toBe('a$&, a$&')
  })
})
