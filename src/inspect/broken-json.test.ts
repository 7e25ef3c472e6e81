import { expect, it } from 'vitest'
import { aboutJson } from './broken-json'

it.each([
  ['{“triggers”:{“page_load”:“yes”}}', 'typographic quotes'],
  ['{„a“:1}', 'typographic quotes'],
  ['{«a»:1}', 'typographic quotes'],
  ['{‘a’:1}', 'single quotes'],
  ["{'a':1}", 'single quotes'],
  ['{"a":1,}', 'comma before a closing bracket'],
  ['{"a":[1,2,]}', 'comma before a closing bracket'],
  ['{"a":\u00a01}', 'special spaces'],
  ['{a:1}', 'every name needs double quotes'],
  ['{"a":1', 'is no JSON: ('],
  ['{', 'it ends at its first double quote'],
  ['{\n  ', 'it ends at its first double quote'],
  ['5', 'expected a JSON object, got 5'],
])('%s: %s', (text, what) => expect(aboutJson(text)).toContain(what))
it('the parser’s words say where', () => expect(aboutJson('{“a”:1}')).toMatch(/position|line|column/))
it.each(['{}', '[]', '{"a":"“quoted”, it’s {b:1,}"}', '{"a":"\u00a0"}'])('%s is fine', (text) => expect(aboutJson(text)).toBe(''))
