import { expect, it } from 'vitest'
import type { OpenChangeReason } from '../../popups/registry'
import { rules } from './rules/table'
import { type Condition, type Moment, verdict } from './verdict'

/** Every moment at which a popup may open. */
const SHOWN = ['trigger', 'selector', 'link', 'action', 'form', 'api', 'preview'] satisfies OpenChangeReason[]
const MOMENTS: Moment[] = ['start', ...SHOWN]
const ALWAYS = Object.keys(rules) as Condition['name'][]
const NAMES: Condition['name'][] = [...ALWAYS, 'group', 'disable', 'converted', 'avoid_multiple_popups']

/** The moments at which each condition, if it fails, keeps a popup closed; all others do so at the start. */
const AGAINST: Partial<Record<Condition['name'], Moment[]>> = {
  times: ['start', 'trigger'],
  schedule: ['start', 'trigger'],
  disable: ['trigger', 'selector', 'link', 'action', 'form', 'api'],
  converted: ['trigger'],
  avoid_multiple_popups: ['trigger', 'selector'],
}

it.each(NAMES)('%s, if it fails, keeps a popup closed at its moments alone', (name) => {
  const closed = MOMENTS.filter((moment) => !verdict([{ name, pass: false }], moment).opens)
  expect(closed).toEqual(AGAINST[name] ?? ['start'])
})

it.each(MOMENTS)('at “%s” a popup opens if everything passes, or if nothing is asked', (moment) => {
  expect(verdict([], moment)).toEqual({ opens: true, reasons: [] })
  expect(
    verdict(
      NAMES.map((name) => ({ name, pass: true })),
      moment,
    ),
  ).toEqual({ opens: true, reasons: [] })
})

it('names all that is against it at the moment, with what is known of each', () => {
  const conditions: Condition[] = [
    { name: 'page_views', pass: false, actual: 1 },
    { name: 'devices', pass: true },
    { name: 'schedule', pass: false, passesIn: 5 },
    { name: 'converted', pass: false },
  ]
  expect(verdict(conditions, 'start')).toEqual({ opens: false, reasons: [conditions[0], conditions[2]] })
  expect(verdict(conditions, 'trigger')).toEqual({ opens: false, reasons: [conditions[2], conditions[3]] })
})
