import { expect, it } from 'vitest'
import { readSettings } from '../../settings/read'
import { accordionSettings } from './settings'

const duration = (given: unknown) => {
  const wrong: string[] = []
  const { n_accordion_animation_duration: ms } = readSettings(accordionSettings, { n_accordion_animation_duration: given }, (key) =>
    wrong.push(key),
  )
  return [ms, wrong.length]
}

it.each([
  [undefined, 400, 0],
  [{ unit: 'ms', size: 250, sizes: [] }, 250, 0],
  [{ unit: 's', size: 0.2 }, 200, 0],
  [{ unit: 's', size: '1.5' }, 1500, 0],
  [{ unit: 'ms', size: '' }, 0, 0],
  ['0.3s', 300, 0],
  ['300ms', 300, 0],
  [300, 300, 0],
  [-5, 0, 0],
  [1e9, 10_000, 0],
  ['quickly', 400, 1],
])('a duration of %o is %d ms', (given, ms, wrong) => expect(duration(given)).toEqual([ms, wrong]))

it('an unknown word is reported, and means the default', () => {
  const wrong: string[] = []
  const read = readSettings(accordionSettings, { max_items_expended: 'two' }, (key) => wrong.push(key))
  expect(read.max_items_expended).toBe('one')
  expect(wrong).toEqual(['max_items_expended'])
})
