import { describe, expect, it } from 'vitest'
import { keyframesOf } from './effect-values'
import type { Effect } from './settings'

const effect = (given: Partial<Effect>) => ({ direction: '', speed: 4, level: 10, ...given }) as Effect

describe('the keyframes of scroll effects', () => {
  it('are at the ends of the timeline and each range', () => {
    expect(keyframesOf([effect({ name: 'translateY', affectedRange: [20, 100] })], undefined)).toEqual([
      { offset: 0, transform: 'translateY(120px)' },
      { offset: 0.2, transform: 'translateY(120px)' },
      { offset: 1, transform: 'translateY(-200px)' },
    ])
  })
  it('are doubled where an effect jumps, each with all effects’ functions', () => {
    const scale = effect({ name: 'scale', direction: 'out-in', range: [50, 50], speed: 5 })
    expect(keyframesOf([effect({ name: 'rotateZ', speed: 1, affectedRange: [0, 100] }), scale], undefined)).toEqual([
      { offset: 0, transform: 'rotateZ(50deg) scale(1)' },
      { offset: 0.5, transform: 'rotateZ(0deg) scale(1)' },
      { offset: 0.5, transform: 'rotateZ(0deg) scale(1.5)' },
      { offset: 1, transform: 'rotateZ(-50deg) scale(1.5)' },
    ])
  })
  it('move a background layer by its overflow', () => {
    expect(keyframesOf([effect({ name: 'translateX', affectedRange: [0, 100] })], { X: 160, Y: 0 }).at(-1)).toEqual({
      offset: 1,
      transform: 'translateX(-160px)',
    })
  })
})
