import { describe, expect, it } from 'vitest'
import {
  blurAt,
  layerSize,
  moved,
  movePoint,
  opacityAt,
  pageProgress,
  panned,
  plain,
  pointerProgress,
  scaleAt,
  turned,
  viewportProgress,
} from './formulas'

const at = (scroll: number) => viewportProgress(1008 - scroll, 100, 813)
const all = (p: number) => ({
  y: plain(moved(turned(p, false), 4)),
  rotate: plain(moved(turned(p, true, [0, 60]), 1)),
  opacity: Math.round(opacityAt(movePoint(p, [20, 80], 'out-in'), 10) * 1e4) / 1e4,
  blur: plain(blurAt(movePoint(p, [20, 80], 'in-out-in'), 7)),
  scale: Math.round(scaleAt(movePoint(p, [20, 80], 'out-in-out'), 4) * 1e3) / 1e3,
})

describe('motion formulas (contract menus §7.10)', () => {
  it.each([
    [0, 0, { y: 200, rotate: -50, opacity: 0, blur: 0, scale: 1 }],
    [900, 77.22, { y: -108.88, rotate: 10, opacity: 0.9537, blur: 7, scale: 1.4 }],
    [1050, 93.65, { y: -174.6, rotate: 10, opacity: 1, blur: 2.2225, scale: 1.127 }],
  ])('vectors 1–3: scrolled by %i', (scroll, progress, expected) => {
    expect(at(scroll)).toBe(progress)
    expect(all(progress)).toEqual(expected)
  })
  it('vector 5: the pointer at 300, 200 of 1200 × 813', () => {
    const [px, py] = [pointerProgress(300, 1200), pointerProgress(200, 813)]
    expect([moved(py, 0.4), moved(100 - px, 0.4), moved(px, 1), moved(py, 1)].map(plain)).toEqual([10.16, -10, 25, 25.4])
  })
  it('vector 6: a background layer', () => {
    expect([layerSize(4), panned(16.25, 160)]).toEqual([140, -26])
  })
  it.each([
    ['out-in', [0, 50, 100]],
    ['in-out', [100, 50, 0]],
    ['in-out-in', [50, 0, 50]],
    ['out-in-out', [50, 100, 50]],
  ] as const)('%s before, in and after its range', (direction, expected) => {
    expect([10, 50, 90].map((p) => movePoint(p, [20, 80], direction))).toEqual(expected)
  })
  it('a range from 0 or to 100 divides by nothing', () => {
    expect([movePoint(0, [0, 100], 'out-in-out'), movePoint(100, [0, 100], 'out-in-out'), movePoint(100, [0, 100], 'in-out-in')]).toEqual([
      100, 0, 100,
    ])
  })
  it('progress stays within the page and the viewport', () => {
    expect([viewportProgress(2000, 100, 800), viewportProgress(-500, 100, 800), pageProgress(50, 0), pageProgress(250, 1000)]).toEqual([
      0, 100, 0, 25,
    ])
  })
})
