import { beforeEach, expect, it, vi } from 'vitest'
import type { Bar } from './bar'
import { observeThresholds } from './thresholds'

let margins: string[]
beforeEach(() => {
  margins = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(_: unknown, { rootMargin }: { rootMargin: string }) {
        margins.push(rootMargin)
      }
      observe() {}
      unobserve() {}
    },
  )
})

const barAt = (offset: number) =>
  ({ host: document.createElement('p'), thresholds: [], isTop: true, offset, effectsOffset: 50 }) as unknown as Bar
const setHeight = (height: number) => vi.stubGlobal('innerHeight', height)

it('bars that stick at the same height share their observers, and the last of them takes them along', () => {
  setHeight(700)
  const [a, b] = [barAt(7), barAt(7)]
  for (const bar of [a, b]) observeThresholds(bar, 40, () => {})
  const first = margins.length
  expect([first, new Set(margins).size]).toEqual([3, 3])
  setHeight(640)
  observeThresholds(a, 40, () => {})
  expect(margins.length).toBe(first * 2)
  setHeight(700)
  observeThresholds(a, 40, () => {})
  expect(margins.length).toBe(first * 2)
  for (const bar of [a, b]) {
    setHeight(640)
    observeThresholds(bar, 40, () => {})
  }
  // No bar is left at the old height, whose observers would be kept for nothing.
  setHeight(700)
  observeThresholds(a, 40, () => {})
  expect(margins.length).toBe(first * 4)
})
