import { expect, it } from 'vitest'
import { readSettings } from '../settings/read'
import { timingFields } from './opening-fields'
import { evaluateRules } from './rules/evaluate'
import { rules } from './rules/table'
import type { Moment } from './rules/types'
import { readShownBefore } from './shown-before'
import { createPopup } from './test-helpers'
import { type Condition, verdict } from './verdict'

const MOMENTS: Moment[] = ['start', 'trigger', 'selector', 'link', 'action', 'form', 'api', 'preview']
/** The moments at which each condition, if it fails, keeps a popup closed; any other only at the start. */
const AGAINST: Partial<Record<Condition['name'], Moment[]>> = {
  times: ['start', 'trigger'],
  schedule: ['start', 'trigger'],
  disable: ['trigger', 'selector', 'link', 'action', 'form', 'api'],
  converted: ['trigger'],
  avoid_multiple_popups: ['trigger', 'selector'],
}

const popup = createPopup({})
const everyRule = readSettings(timingFields, Object.fromEntries(Object.keys(rules).map((name) => [name, 'yes'])))
const CHOSEN: Condition = { name: 'group', pass: true }
const conditions: Condition[] = [...evaluateRules(popup, everyRule as never), CHOSEN, ...readShownBefore(popup, true)]
const ALL = conditions.map((condition) => ({ ...condition, pass: true }))

it('knows every condition', () =>
  expect(ALL.map(({ name }) => name)).toEqual([...Object.keys(rules), 'group', 'disable', 'converted', 'avoid_multiple_popups']))

it.each(ALL)('$name, if it fails, keeps a popup closed at its moments alone', (condition) => {
  const failing = ALL.map((each) => (each === condition ? { ...each, pass: false } : each))
  const closed = MOMENTS.filter((moment) => !verdict(failing, moment).opens)
  expect(closed).toEqual(AGAINST[condition.name] ?? ['start'])
})

it.each(MOMENTS)('at “%s” a popup opens if everything passes, or if nothing is asked', (moment) => {
  expect(verdict([], moment)).toEqual({ opens: true, reasons: [] })
  expect(verdict(ALL, moment)).toEqual({ opens: true, reasons: [] })
})

it('names all that is against it at the moment, with what is known of each', () => {
  const conditions: Condition[] = [
    { name: 'page_views', pass: false, actual: 1 },
    { name: 'devices', pass: true },
    { name: 'schedule', pass: false, passesIn: 5, at: ['start', 'trigger'] },
    { name: 'converted', pass: false, at: ['trigger'] },
  ]
  expect(verdict(conditions, 'start')).toEqual({ opens: false, reasons: [conditions[0], conditions[2]] })
  expect(verdict(conditions, 'trigger')).toEqual({ opens: false, reasons: [conditions[2], conditions[3]] })
})
