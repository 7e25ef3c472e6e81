// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasFailed } from '../../scripts/check/parity'
import { shared } from '../../scripts/process'

const root = path.resolve(import.meta.dirname, '../..')
const json = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const deviations: Record<string, string>[] = json('test/parity/deviations.json')
const scenarios = path.join(shared, 'oracle/scenarios')

describe('the list of intended deviations from the recorded behaviour', () => {
  it.each(deviations)('$area/$scenario has an observation and a reason', (each) => {
    expect(Object.keys(each)).toEqual(['area', 'scenario', 'observation', 'reason'])
    expect(Object.values(each).every((text) => text.trim())).toBe(true)
  })
  it('excuses as many observations as it has, and no more: with others, the scenario is replayed', () => {
    const [first] = deviations
    const ran = (id: string, ...passes: boolean[]) => ({
      id,
      pass: passes.every(Boolean) && passes.length > 0,
      observations: passes.map((pass) => ({ pass })),
    })
    const known = `${first?.area}/${first?.scenario}`
    expect([ran(known, true, false), ran('menu/other', true, true)].map(hasFailed)).toEqual([false, false])
    expect([ran(known, false, false), ran('menu/other', true, false), ran('menu/other')].map(hasFailed)).toEqual([true, true, true])
  })
  it.skipIf(!existsSync(scenarios))('names scenarios that exist', () => {
    const unknown = deviations.filter(({ area, scenario }) => {
      const file = `${scenarios}/${area}.json`
      return !existsSync(file) || !JSON.parse(readFileSync(file, 'utf8')).some(({ id }: { id: string }) => id === `${area}/${scenario}`)
    })
    expect(unknown).toEqual([])
  })
})
