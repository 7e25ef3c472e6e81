import { suggest } from '../base/suggest'

/** Common synonyms for words of settings. */
const SYNONYMS: Record<string, string> = {
  phone: 'mobile',
  smartphone: 'mobile',
  computer: 'desktop',
  pc: 'desktop',
  google: 'search',
  bing: 'search',
  daily: 'day',
  hover: 'on_hover',
  click: 'on_click',
}

/** The one of `words` that was probably meant; undefined if none is similar. */
export function meantBy(text: string, words: readonly string[]): string | undefined {
  const synonym = Object.hasOwn(SYNONYMS, text.toLowerCase()) ? SYNONYMS[text.toLowerCase()] : undefined
  return synonym && words.includes(synonym) ? synonym : suggest(text, words)
}

/** `, did you mean NAME?`, or an empty text. */
export function orMeant(text: string, words: readonly string[]): string {
  const meant = meantBy(text, words)
  return meant ? `, did you mean ${meant}?` : ''
}

/** Adds a suggestion to a reader's message, which contains the list of words. */
export function withMeant(what: string): string {
  const [, listed, got] = /: expected \w+ \(([^)]*)\), got (.*)$/.exec(what) ?? []
  if (!listed || got === undefined) return what
  const words = listed.split(', ').filter(Boolean)
  const wrong = got.startsWith('[') ? [...got.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word) : [got]
  return what + orMeant(wrong.find((word) => !words.includes(word)) ?? '', words)
}
