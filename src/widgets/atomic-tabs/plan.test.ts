import { describe, expect, it } from 'vitest'
import { findParts, firstChosen } from './parts'
import { planAtomicTabKey, planAtomicTabPanel, planTab } from './plan'

describe('atomic tabs (contract newer §2)', () => {
  const state = { chosen: 1, tabStop: 1, isPrinting: false }
  it('have one selected tab, and the others closed', () => {
    expect(planTab(1, state)).toEqual({ '.e--selected': true, 'aria-selected': true, tabindex: 0 })
    expect(planTab(0, state)).toEqual({ '.e--selected': false, 'aria-selected': false, tabindex: -1 })
    expect(planTab(0, { ...state, tabStop: 0 }).tabindex).toBe(0)
    expect(planAtomicTabPanel(1, state, true)).toEqual({ '.e--selected': true, hidden: null, $display: null, tabindex: null })
    expect(planAtomicTabPanel(1, state, false).tabindex).toBe(0)
    expect(planAtomicTabPanel(0, state, false)).toEqual({ '.e--selected': false, hidden: 'true', $display: 'none', tabindex: null })
  })
  it('show all panels in print, with the same tab selected', () =>
    expect(planAtomicTabPanel(0, { ...state, isPrinting: true }, true)).toMatchObject({
      '.e--selected': false,
      hidden: null,
      $display: null,
    }))
  it.each([
    ['to the right', 'ArrowRight', 1, 'ltr', 2],
    ['around the end', 'ArrowRight', 2, 'ltr', 0],
    ['to the left, in right-to-left text', 'ArrowLeft', 1, 'rtl', 2],
    ['to the first', 'Home', 2, 'ltr', 0],
    ['to the last', 'End', 0, 'ltr', 2],
    ['not at all: the page scrolls', 'ArrowDown', 1, 'ltr', undefined],
    ['not at all in a panel', 'ArrowRight', -1, 'ltr', undefined],
    ['not at all: a button’s own key', 'Enter', 1, 'ltr', undefined],
  ])('keys move the focus %s', (_, key, index, direction, to) => expect(planAtomicTabKey({ key }, index, 3, direction)).toBe(to))
})

describe('the parts of atomic tabs', () => {
  const tab = (id: string, name: string, isChosen = false) =>
    `<button data-e-type="e-tab" id="${id}-tab-${name}" aria-controls="${id}-tab-content-${name}" aria-selected="${isChosen}">${name}</button>`
  const panel = (id: string, name: string, inside = '') => `<div data-e-type="e-tab-content" id="${id}-tab-content-${name}">${inside}</div>`
  const tabs = (lists: string, panels: string) => `<div data-e-type="e-tabs"><div>${lists}</div><div>${panels}</div></div>`
  const read = (markup: string) => {
    document.body.innerHTML = markup
    const host = document.querySelector('[data-e-type="e-tabs"]') as HTMLElement
    return findParts(host).map((part) => [part.tab.id, part.panel.id])
  }
  it('pair by the referenced id, ignoring nested tabs', () => {
    const inner = tabs(tab('b', '0') + tab('b', '1'), panel('b', '0') + panel('b', '1'))
    expect(read(tabs(tab('a', '0') + tab('a', '1'), panel('a', '1', inner) + panel('a', '0')))).toEqual([
      ['a-tab-0', 'a-tab-content-0'],
      ['a-tab-1', 'a-tab-content-1'],
    ])
  })
  it('pair by order if no panel has that id', () =>
    expect(read(tabs(tab('x', '0'), panel('a', '0')))).toEqual([['x-tab-0', 'a-tab-content-0']]))
  it.each([
    ['named in the settings', 'a-tab-0', [false, true], 0],
    ['selected by the server, if the settings name none', '', [false, true], 1],
    ['selected by the server, if the named tab does not exist', 'a-tab-7', [false, true], 1],
    ['at index 0, if none is selected', 'a-tab-7', [false, false], 0],
  ])('start with the tab %s', (_, named, served, index) => {
    document.body.innerHTML = served.map((isChosen, i) => tab('a', `${i}`, isChosen)).join('')
    expect(firstChosen([...document.querySelectorAll('button')], named)).toBe(index)
  })
})
