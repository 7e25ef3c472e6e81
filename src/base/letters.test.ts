import { afterEach, expect, it, vi } from 'vitest'
import { isJoinedToNext, lettersOf, piecesOf } from './letters'

afterEach(() => void vi.unstubAllGlobals())

const WORDS: [text: string, letters: string[]][] = [
  ['zażółć', ['z', 'a', 'ż', 'ó', 'ł', 'ć']],
  ['e\u0301te\u0301', ['e\u0301', 't', 'e\u0301']],
  ['a👩‍🚀b', ['a', '👩‍🚀', 'b']],
  ['👍🏽!', ['👍🏽', '!']],
  ['🇵🇱🇩🇪', ['🇵🇱', '🇩🇪']],
  ['❤️1', ['❤️', '1']],
]
it.each(WORDS)('%s has the letters %j', (text, letters) => expect(lettersOf(text)).toEqual(letters))
it.each(WORDS)('%s has the letters %j in a browser without a segmenter', (text, letters) => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
  expect(lettersOf(text)).toEqual(letters)
})
it.each([
  ['नमस्ते', 3],
  ['กำลัง', 3],
  ['한국', 2],
])('%s has %i letters', (text, count) => expect(lettersOf(text)).toHaveLength(count))

it.each([
  ['السلام عليكم', ['السلام', ' ', 'عليكم']],
  ['نحن ok', ['نحن', ' ', 'o', 'k']],
  ['ܫܠܡܐ', ['ܫܠܡܐ']],
  ['שלום', ['ש', 'ל', 'ו', 'ם']],
  ['a b', ['a', ' ', 'b']],
  ['', []],
])('%s moves as %j', (text, pieces) => expect(piecesOf(text)).toEqual(pieces))

it.each([
  ['ك', 'تاب', true],
  ['ا', 'لكتاب', false],
  ['و', ' قال', false],
  ['K', 'ot', false],
])('%s before %s is joined to it: %o', (letter, rest, expected) => expect(isJoinedToNext(letter, rest)).toBe(expected))
