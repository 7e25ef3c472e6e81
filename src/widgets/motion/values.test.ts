import { describe, expect, it } from 'vitest'
import type { Effect } from './settings'
import { framesOf } from './values'

const effect = (given: Partial<Effect>) => ({ direction: '', speed: 4, level: 10, ...given }) as Effect

describe('a group as keyframes', () => {
  it('has one for each place where a formula bends', () => {
    expect(framesOf([effect({ name: 'translateY', affectedRange: [20, 100] })], undefined)).toEqual([
      { offset: 0, transform: 'translateY(120px)' },
      { offset: 0.2, transform: 'translateY(120px)' },
      { offset: 1, transform: 'translateY(-200px)' },
    ])
  })
  it('has two where one jumps, and all functions in each', () => {
    const scale = effect({ name: 'scale', direction: 'out-in', range: [50, 50], speed: 5 })
    expect(framesOf([effect({ name: 'rotateZ', speed: 1, affectedRange: [0, 100] }), scale], undefined)).toEqual([
      { offset: 0, transform: 'rotateZ(50deg) scale(1)' },
      { offset: 0.5, transform: 'rotateZ(0deg) scale(1)' },
      { offset: 0.5, transform: 'rotateZ(0deg) scale(1.5)' },
      { offset: 1, transform: 'rotateZ(-50deg) scale(1.5)' },
    ])
  })
  it('moves a background by its surplus', () => {
    expect(framesOf([effect({ name: 'translateX', affectedRange: [0, 100] })], { X: 160, Y: 0 }).at(-1)).toEqual({
      offset: 1,
      transform: 'translateX(-160px)',
    })
  })
})
