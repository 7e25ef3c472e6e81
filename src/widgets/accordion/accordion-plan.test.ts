import { describe, expect, it } from 'vitest'
import { type ItemLayout, planAccordionKey, planOpen } from './accordion-plan'

describe('a key in an accordion', () => {
  const title: ItemLayout = {
    index: 1,
    count: 3,
    isOpen: false,
    isDetails: false,
    isNested: false,
    isInteractive: false,
    direction: 'ltr',
  }
  const details = { isDetails: true }
  const nested = { isNested: true, isDetails: true }
  it.each<[string, Partial<KeyboardEvent> & { key: string }, Partial<ItemLayout>, object | undefined]>([
    ['Enter opens', { key: 'Enter' }, {}, { open: true }],
    ['Space closes', { key: ' ' }, { isOpen: true }, { open: false }],
    ['a held key does not repeat', { key: 'Enter', repeat: true }, {}, {}],
    ['Enter on a summary is the browser’s', { key: 'Enter' }, details, undefined],
    ['Enter on a link in a title is the browser’s', { key: 'Enter' }, { isInteractive: true }, undefined],
    ['an arrow in a field in a title is the browser’s', { key: 'ArrowDown' }, { isInteractive: true }, undefined],
    ['down', { key: 'ArrowDown' }, details, { focus: 2 }],
    ['up', { key: 'ArrowUp' }, {}, { focus: 0 }],
    ['right to left', { key: 'ArrowRight' }, { direction: 'rtl' }, { focus: 0 }],
    ['to the last', { key: 'End' }, {}, { focus: 2 }],
    ['Escape closes a nested item and focuses its title', { key: 'Escape' }, { ...nested, isOpen: true }, { focus: 1, open: false }],
    [
      'Escape also closes from a field in its content',
      { key: 'Escape' },
      { ...nested, isOpen: true, isInteractive: true },
      { focus: 1, open: false },
    ],
    ['Escape on a closed item', { key: 'Escape' }, nested, undefined],
    ['Escape in a classic accordion', { key: 'Escape' }, { isOpen: true }, undefined],
    ['a letter', { key: 'a' }, {}, undefined],
  ])('%s', (_, event, changes, expected) => {
    expect(planAccordionKey(event, { ...title, ...changes })).toEqual(expected)
  })
})

describe('the changing items of an accordion', () => {
  it.each([
    ['opening one beside an open one', [true, false, false], 1, true, false, [1]],
    ['opening one instead of others', [true, false, true], 1, true, true, [0, 2, 1]],
    ['opening an open one', [true, false], 0, true, true, []],
    ['opening one of two opened by the server', [true, true], 0, true, true, [1]],
    ['closing one', [true, true], 0, false, true, [0]],
    ['closing a closed one', [false, true], 0, false, true, []],
  ])('%s', (_, areOpen, index, isOpen, isOneAtATime, expected) => {
    expect(planOpen(areOpen, index, isOpen, isOneAtATime)).toEqual(expected)
  })
})
