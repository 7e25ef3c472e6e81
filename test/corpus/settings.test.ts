// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { shared } from '../../scripts/process'
import { type Fields, readSettings } from '../../src/settings/read'
import { widgets } from '../../src/widgets'
import { rareWidgets } from '../../src/widgets/rare-widgets'

const file = path.join(shared, 'corpus/settings-corpus.json')
const corpus = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown[]>

describe('settings of real pages', () => {
  it('there are some', () => expect(Object.values(corpus).flat().length).toBeGreaterThan(300))
  it.each([...widgets, ...rareWidgets].map((w) => [w.name, w] as const))(
    '%s reads every one of them, and none leaves a hole',
    async (_, w) => {
      const { settings: fields = {} } = await w.load()
      for (const settings of Object.values(corpus).flat()) {
        expect(() => w.shouldMount?.(settings as Record<string, unknown>, document.body)).not.toThrow()
        const got = readSettings(fields as Fields<Record<string, unknown>>, settings)
        expect(Object.keys(got)).toEqual(Object.keys(fields))
        for (const [key, value] of Object.entries(got)) expect(value, key).not.toBeUndefined()
      }
    },
  )
})
