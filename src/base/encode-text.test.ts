import { expect, it } from 'vitest'
import { encodeText } from './encode-text'

it.each([
  ['a b&ż', 'a%20b%26%C5%BC'],
  ['😀', '%F0%9F%98%80'],
  ['a\uD83Db', 'ab'],
  ['\uDE00', ''],
])('%j is %s', (text, encoded) => expect(encodeText(text)).toBe(encoded))
