import { describe, expect, it } from 'vitest'
import { type Layout, locate, type Plan, plan, type State } from './plan'

/** A 1,000 × 800 window on a page 5,000 px tall, with a full-width header 100 px tall, `top` px below the window's top. */
function layout(top: number, changes: Partial<Layout> = {}): Layout {
  return {
    innerWidth: 1000,
    innerHeight: 800,
    scrollY: 1000,
    clientWidth: 990,
    scrollHeight: 5000,
    box: { top, bottom: top + 100, left: 50, right: 950, width: 900, height: 100 },
    size: 100,
    css: { direction: 'ltr', position: 'static', width: '900px' },
    isContained: false,
    needsFit: false,
    maySetScrollPadding: true,
    ...changes,
  }
}
const state = (changes: Partial<State> = {}): State => ({ isTop: true, position: 'free', offset: 0, effectsOffset: 0, ...changes })
/** A parent whose inside ends `bottom` px below the window's top. */
const endingAt = (bottom: number) => ({ container: { top: bottom - 500, left: 20, width: 940, height: 500 } })

describe('the position of a sticky element (contract menus §6.9)', () => {
  const at = (top: number, height: number) => ({
    box: { top, bottom: top + height, left: 0, right: 1000, width: 1000, height },
    size: height,
  })
  const bottom = { isTop: false }
  it.each([
    ['vector 1: 21 px to go', { ...at(315 - 294, 110) }, { offset: 20 }, 'free'],
    ['vector 1: at the offset', { ...at(315 - 295, 110) }, { offset: 20 }, 'stuck'],
    ['vector 2: a px before its parent’s end', { ...at(315 - 984, 110), ...endingAt(1115 - 984) }, { offset: 20 }, 'stuck'],
    ['vector 2: at its parent’s end', { ...at(315 - 985, 110), ...endingAt(1115 - 985) }, { offset: 20 }, 'pinned'],
    ['vector 2: back at the top', { ...at(315 - 294, 110), ...endingAt(1115 - 294) }, { offset: 20 }, 'free'],
    ['vector 3, bottom: at the edge', { ...at(2000 - 1200 - 80, 80) }, bottom, 'stuck'],
    ['vector 3, bottom: in view', { ...at(2000 - 1201 - 80, 80) }, bottom, 'free'],
    ['bottom: its parent begins a px above it', { ...at(900, 80), container: { top: 719, left: 0, width: 9, height: 9 } }, bottom, 'stuck'],
    ['bottom: at its parent’s start', { ...at(900, 80), container: { top: 720, left: 0, width: 9, height: 9 } }, bottom, 'pinned'],
    ['vector 4: the admin bar is part of the offset', { ...at(31, 80) }, { offset: 32 }, 'stuck'],
    ['a parent shorter than the element', { ...at(0, 200), ...endingAt(100) }, {}, 'pinned'],
    ['shifted by 70 px: measured from its own place', { ...at(90, 80) }, { offset: 20, shift: 70 }, 'stuck'],
    ['shifted, its own place back in view', { ...at(91, 80) }, { offset: 20, shift: 70 }, 'free'],
    ['bottom, shifted upwards', { ...at(700, 80) }, { ...bottom, shift: 21 }, 'stuck'],
    ['without a box', { box: { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0 } }, {}, 'free'],
  ])('%s', (_, geometry, changes, expected) => {
    expect(locate(layout(0, geometry), state(changes)).position).toBe(expected)
  })
})

const SPACER = { width: '900px' }
const fixed = { $position: 'fixed', '$margin-top': 0, '$margin-bottom': 0, '$margin-inline-start': 0 }

describe('the writes on a sticky element', () => {
  it.each<[string, Layout, Partial<State>, Partial<Plan>]>([
    ['far below the edge', layout(600), {}, { position: 'free', styles: undefined, event: undefined, isNear: false }],
    [
      'sticks: fixed where it is, with a spacer',
      layout(0, { spacer: SPACER }),
      {},
      {
        position: 'stuck',
        spacer: SPACER,
        event: 'sticky:stick',
        styles: { ...fixed, $width: '900px', '$inset-inline-start': '50px', $top: '0px', $bottom: null },
      },
    ],
    [
      'at the bottom, with an offset',
      layout(790, { spacer: SPACER }),
      { isTop: false, offset: 20 },
      { styles: { ...fixed, $width: '900px', '$inset-inline-start': '50px', $bottom: '20px', $top: null } },
    ],
    [
      'right to left: positioned from the right',
      layout(0, { css: { direction: 'rtl', position: 'static', width: '900px' } }),
      {},
      { styles: { ...fixed, $width: '900px', '$inset-inline-start': '40px', $top: '0px', $bottom: null } },
    ],
    ['stays stuck: nothing is written', layout(-500), { position: 'stuck' }, { position: 'stuck', styles: undefined, event: undefined }],
    [
      'at its parent’s end: scrolls with it',
      layout(-400, endingAt(50)),
      { position: 'stuck' },
      {
        position: 'pinned',
        event: undefined,
        styles: { ...fixed, $position: 'absolute', '$inset-inline-start': '30px', $top: null, $bottom: '0px' },
      },
    ],
    [
      'at its parent’s end again: placed again',
      layout(-410, { container: { top: -460, left: 10, width: 940, height: 500 } }),
      { position: 'pinned' },
      { styles: { ...fixed, $position: 'absolute', '$inset-inline-start': '40px', $top: null, $bottom: '0px' } },
    ],
    [
      'back from its parent’s end: keeps its width',
      layout(-300, endingAt(200)),
      { position: 'pinned' },
      { position: 'stuck', styles: { ...fixed, '$inset-inline-start': '50px', $top: '0px', $bottom: null } },
    ],
    ['is freed', layout(1), { position: 'stuck' }, { position: 'free', styles: undefined, event: 'sticky:unstick', covered: undefined }],
    [
      'shifted when it cannot be fixed',
      layout(-30, { isContained: true }),
      { offset: 10 },
      { position: 'stuck', shift: 40, styles: { $position: 'relative' }, spacer: undefined, isNear: true },
    ],
    [
      'shifted further, from its own place',
      layout(-30, { css: { direction: 'ltr', position: 'relative', width: '900px' } }),
      { position: 'stuck', shift: 40 },
      { shift: 70, styles: {} },
    ],
    ['shifted, and at its parent’s end', layout(-430, { isContained: true, ...endingAt(50) }), {}, { position: 'pinned', shift: 380 }],
    [
      'shifted, and free again',
      layout(40, { isContained: true }),
      { position: 'stuck', shift: 30 },
      { position: 'free', shift: undefined },
    ],
  ])('%s', (_, given, changes, expected) => {
    const planned = plan(given, state(changes))
    const named = Object.keys(expected) as (keyof Plan)[]
    expect(Object.fromEntries(named.map((key) => [key, planned[key]]))).toEqual(expected)
  })

  it.each<[string, Layout, Partial<State>, number | undefined]>([
    ['a stuck bar, with its offset', layout(0), { offset: 20 }, 120],
    ['a free bar', layout(400), {}, undefined],
    ['a bar at its parent’s end', layout(-400, endingAt(50)), {}, undefined],
    ['a bar at the bottom', layout(790), { isTop: false }, undefined],
    ['a sidebar, at most half as wide as the window', layout(0, { box: { ...layout(0).box, width: 500 } }), {}, undefined],
    ['with the site’s own scroll padding', layout(0, { maySetScrollPadding: false }), {}, undefined],
  ])('covers the top of the window: %s', (_, given, changes, covered) => {
    expect(plan(given, state(changes)).covered).toBe(covered)
  })

  it.each<[string, number, number, boolean]>([
    ['a px before the effects’ offset', -49, 50, false],
    ['at the effects’ offset', -50, 50, true],
    ['without an offset, in its own place', 1, 0, false],
  ])('has effects: %s', (_, top, effectsOffset, expected) => {
    expect(plan(layout(top), state({ effectsOffset })).hasEffects).toBe(expected)
  })

  it.each<[string, Layout, Partial<State>, boolean]>([
    ['300 px from the edge', layout(300), {}, false],
    ['299 px from the edge', layout(299), {}, true],
    ['at the top of a page that cannot be scrolled back further', layout(0, { scrollY: 0 }), {}, false],
    ['at the bottom of the first screen', layout(701, { scrollY: 0 }), { isTop: false }, true],
    ['299 px before its parent’s end', layout(-1000, endingAt(399)), { position: 'stuck' }, true],
    ['300 px before its parent’s end', layout(-1000, endingAt(400)), { position: 'stuck' }, false],
    ['where the body scrolls', layout(600, { scrollHeight: 800 }), {}, true],
  ])('is measured every frame: %s', (_, given, changes, expected) => {
    expect(plan(given, state(changes)).isNear).toBe(expected)
  })
})
