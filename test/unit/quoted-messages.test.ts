// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { describePopup } from '../../src/inspect/popup-words'
import { explainCondition } from '../../src/popups/explain-messages'

const read = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../../docs/campaign', name), 'utf8')
type Rule = Parameters<typeof explainCondition>
const rule = (name: string, actual: unknown, options: object) =>
  explainCondition({} as Rule[0], options as Rule[1], { name, actual, pass: false, facts: {} } as unknown as Rule[2])

const fromSearch = rule('sources', 'direct', { sources_sources: ['search'] })
const onceAWeek = rule('times', 1, { times_times: 1, times_period: 'week', times_count: '' })
const closedBy = (why: string) =>
  describePopup({ triggers: [{ name: 'exit_intent', state: 'off', why: '' }], rules: [{ name: 'x', pass: false, why }] } as never, 0)

describe('what the documents quote is what the inspector says', () => {
  it.each([
    ['index.md', `> ${closedBy(fromSearch)}\n`],
    ['why-not.md', `> ${closedBy(onceAWeek)}\n`],
    ['why-not.md', `| _${onceAWeek}_`],
    ['why-not.md', `| _${fromSearch.split(';')[0]}_`],
    ['why-not.md', `| _${rule('devices', 'desktop', { devices_devices: ['mobile'] })}_`],
  ])('%s: %s', (page, words) => {
    expect(read(page)).toContain(words)
  })
})
