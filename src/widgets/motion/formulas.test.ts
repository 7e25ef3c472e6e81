import { describe, expect, it } from 'vitest'
import {
  blurAt,
  effectProgress,
  layerOffsetAt,
  layerSize,
  movePoint,
  offsetAt,
  opacityAt,
  pageProgress,
  pointerProgress,
  roundForCss,
  scaleAt,
  viewportProgress,
} from './formulas'

const progressAt = (scroll: number) => viewportProgress(1008 - scroll, 100, 813)
const effectsAt = (progress: number) => ({
  translateY: roundForCss(offsetAt(effectProgress(progress, false), 4)),
  rotateZ: roundForCss(offsetAt(effectProgress(progress, true, [0, 60]), 1)),
  opacity: roundForCss(opacityAt(movePoint(progress, [20, 80], 'out-in'), 10)),
  blur: roundForCss(blurAt(movePoint(progress, [20, 80], 'in-out-in'), 7)),
  scale: Math.round(scaleAt(movePoint(progress, [20, 80], 'out-in-out'), 4) * 1e3) / 1e3,
})

describe('motion formulas (contract menus §7.10)', () => {
  it.each([
    [0, 0, { translateY: 200, rotateZ: -50, opacity: 0, blur: 0, scale: 1 }],
    [900, 77.22, { translateY: -108.88, rotateZ: 10, opacity: 0.9537, blur: 7, scale: 1.4 }],
    [1050, 93.65, { translateY: -174.6, rotateZ: 10, opacity: 1, blur: 2.2225, scale: 1.127 }],
  ])('of a page scrolled by %i px (vectors 1, 2, 3)', (scroll, progress, expected) => {
    expect(progressAt(scroll)).toBe(progress)
    expect(effectsAt(progress)).toEqual(expected)
  })
  it('of the pointer at 300, 200 in a window of 1200 × 813 (vector 5)', () => {
    const [x, y] = [pointerProgress(300, 1200), pointerProgress(200, 813)]
    expect([offsetAt(y, 0.4), offsetAt(100 - x, 0.4), offsetAt(x, 1), offsetAt(y, 1)].map(roundForCss)).toEqual([10.16, -10, 25, 25.4])
  })
  it('of a background layer (vector 6)', () => {
    expect([layerSize(4), layerOffsetAt(16.25, 160)]).toEqual([140, -26])
  })
  it.each([
    ['out-in', [0, 50, 100]],
    ['in-out', [100, 50, 0]],
    ['in-out-in', [50, 0, 50]],
    ['out-in-out', [50, 100, 50]],
  ] as const)('for the direction %s before, in and after its range', (direction, expected) => {
    expect([10, 50, 90].map((progress) => movePoint(progress, [20, 80], direction))).toEqual(expected)
  })
  it('never divide by zero for a range from 0 or to 100', () => {
    expect([movePoint(0, [0, 100], 'out-in-out'), movePoint(100, [0, 100], 'out-in-out'), movePoint(100, [0, 100], 'in-out-in')]).toEqual([
      100, 0, 100,
    ])
  })
  it('keep the progress between 0 and 100', () => {
    expect([viewportProgress(2000, 100, 800), viewportProgress(-500, 100, 800)]).toEqual([0, 100])
  })
  it('keep an unscrollable page at its start', () => {
    expect([pageProgress(50, 0), pageProgress(250, 1000)]).toEqual([0, 25])
  })
})
