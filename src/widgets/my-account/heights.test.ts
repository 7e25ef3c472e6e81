import { expect, it } from 'vitest'
import { equalHeights, type NaturalForm } from './heights'

const form = (top: number, outer: number, around = 0): NaturalForm => ({ top, outer, around })

it.each<[string, NaturalForm[], (number | null)[]]>([
  ['the greater natural height', [form(100, 292), form(100, 253)], [292, 292]],
  ['whichever form has it', [form(100, 253), form(100, 375)], [375, 375]],
  ['without padding and borders if box-sizing excludes them', [form(100, 292, 40), form(100, 253)], [252, 292]],
  ['headings of different heights above them', [form(100, 292), form(130, 253)], [292, 292]],
  ['none for stacked forms', [form(100, 292), form(440, 253)], [null, null]],
  ['none for stacked forms that touch', [form(100, 292), form(392, 253)], [null, null]],
  ['none for hidden forms', [form(0, 0), form(0, 0)], [null, null]],
  ['none alone', [form(100, 292)], [null]],
])('%s', (_, forms, heights) => expect(equalHeights(forms)).toEqual(heights))
