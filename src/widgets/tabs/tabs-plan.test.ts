import { describe, expect, it } from 'vitest'
import { type KeyLayout, planTabKey, planTabPanel, planTitle, type TabsKind, type TabsState } from './tabs-plan'

const state = (changes: Partial<TabsState> = {}): TabsState => ({ selected: 1, tabStop: 1, isPrinting: false, ...changes })

describe('the title of a tab', () => {
  it.each<[string, number, TabsKind, Partial<TabsState>, object]>([
    ['selected', 1, 'classic', {}, { 'aria-selected': true, tabindex: 0, '.elementor-active': true }],
    ['not selected', 0, 'classic', {}, { 'aria-selected': false, tabindex: -1, '.elementor-active': false }],
    ['nested, without the builder’s class', 1, 'nested', {}, { 'aria-selected': true, '.elementor-active': false }],
    ['not selected, but with the focus', 0, 'classic', { tabStop: 0 }, { 'aria-selected': false, tabindex: 0 }],
    ['selected, with the focus on another', 1, 'classic', { tabStop: 0 }, { 'aria-selected': true, tabindex: -1 }],
  ])('%s', (_, index, kind, changes, expected) => {
    expect(planTitle(index, kind, state(changes))).toMatchObject({ role: 'tab', 'aria-expanded': null, ...expected })
  })
})

describe('the panel of a tab', () => {
  const shown = { hidden: null }
  it.each<[string, number, TabsKind, Partial<TabsState>, { hasTabStop?: boolean; hasFocus?: boolean }, object]>([
    ['selected, a tab stop as it contains none', 1, 'hand-written', {}, {}, { ...shown, tabindex: 0 }],
    ['selected, with a tab stop in it', 1, 'hand-written', {}, { hasTabStop: true }, { ...shown, tabindex: null }],
    ['focused, stays focusable', 1, 'hand-written', {}, { hasTabStop: true, hasFocus: true }, { tabindex: 0 }],
    ['closed', 0, 'hand-written', {}, {}, { hidden: expect.any(String), tabindex: null }],
    ['closed, classic', 0, 'classic', {}, {}, { '.elementor-active': false, $display: null }],
    ['selected, classic', 1, 'classic', {}, {}, { '.elementor-active': true, $display: 'block' }],
    ['closed, nested', 0, 'nested', {}, {}, { '.e-active': false }],
    ['closed, printing', 0, 'nested', { isPrinting: true }, {}, { ...shown, '.e-active': true }],
    ['closed, printing, classic', 0, 'classic', { isPrinting: true }, {}, { ...shown, '.elementor-active': false, $display: 'block' }],
  ])('%s', (_, index, kind, changes, panel, expected) => {
    const layout = { titleId: 'title', hasTabStop: false, hasFocus: false, ...panel }
    expect(planTabPanel(index, kind, state(changes), layout)).toMatchObject({ role: 'tabpanel', 'aria-labelledby': 'title', ...expected })
  })
})

describe('a key in tabs', () => {
  const row: KeyLayout = { index: 1, count: 3, isInSelectedPanel: false, isColumn: false, direction: 'ltr' }
  const column = { isColumn: true }
  const inPanel = { index: -1, isInSelectedPanel: true }
  it.each<[string, string, TabsKind, Partial<KeyLayout>, object]>([
    ['Enter chooses', 'Enter', 'classic', {}, { select: 1 }],
    ['Space chooses', ' ', 'nested', {}, { select: 1 }],
    ['Enter in a panel is ignored', 'Enter', 'nested', inPanel, {}],
    ['in a row, to the right', 'ArrowRight', 'classic', {}, { focus: 2 }],
    ['from right to left', 'ArrowRight', 'classic', { direction: 'rtl' }, { focus: 0 }],
    ['in a row, down scrolls the page', 'ArrowDown', 'hand-written', {}, {}],
    ['in a row of nested tabs, down', 'ArrowDown', 'nested', {}, { focus: 2 }],
    ['in a column, down', 'ArrowDown', 'classic', column, { focus: 2 }],
    ['in a column, to the right', 'ArrowRight', 'classic', column, {}],
    ['in a column of nested tabs, to the right', 'ArrowRight', 'nested', column, { focus: 2 }],
    ['to the last', 'End', 'classic', {}, { focus: 2 }],
    ['Escape in the panel of a nested tab', 'Escape', 'nested', inPanel, { focus: 2 }],
    ['Escape in the panel of a classic tab', 'Escape', 'classic', inPanel, {}],
    ['Escape beside the panel', 'Escape', 'nested', { index: -1 }, {}],
    ['a letter', 'a', 'nested', {}, {}],
  ])('%s', (_, key, kind, changes, expected) => {
    expect(planTabKey({ key }, kind, { selected: 2 }, { ...row, ...changes })).toEqual(expected)
  })
})
