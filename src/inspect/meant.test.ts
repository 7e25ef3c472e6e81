import { expect, it } from 'vitest'
import { withMeant } from './meant'

it.each([
  ['a choice', 'layout: expected choice (grid, masonry), got masonary', ', did you mean masonry?'],
  ['a list', 'devices: expected list (mobile, desktop), got ["desktop","phone"]', ', did you mean mobile?'],
  ['a single text instead of a list', 'devices: expected list (mobile, desktop), got destkop', ', did you mean desktop?'],
  ['a word that resembles none', 'sticky: expected choice (, top, bottom), got yes', ''],
  ['no words', 'columns: expected number, got three', ''],
  ['another report', 'expected a <form> (with a field), found none', ''],
])('suggests what was probably meant: %s', (_, what, meant) => expect(withMeant(what)).toBe(what + meant))
