import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sliderOptions } from './options'
import { partsOf } from './parts'
import type { Undo } from './slider'
import { startSlider } from './start'

const turns: ((stops: Undo[]) => void)[] = []
const stops: Undo[] = []
let served = ''
let root: HTMLElement

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  document.body.replaceChildren()
  root = document.createElement('div')
  root.dataset.widget = 'slider'
  root.append(...[1, 2, 3].map(() => document.createElement('p')))
  document.body.append(root)
  served = root.outerHTML
  turns.length = 0
  stops.length = 0
})
afterEach(() => vi.unstubAllGlobals())

function start(): void {
  const parts = partsOf(root)
  if (!parts) throw new Error('no parts')
  const raw = { slides_to_show: 1, navigation: 'both' }
  startSlider(parts, sliderOptions('hand', raw, 3, []), raw, (work) => void turns.push(work))
}
const turn = () => turns.shift()?.(stops)

test('each part of the start has a turn of its own: made, begun, fitted out', () => {
  start()
  expect(root.outerHTML).toBe(served)
  turn()
  expect(root.outerHTML).toBe(served)
  turn()
  expect(root.querySelectorAll('.swiper-wrapper > .swiper-slide')).toHaveLength(3)
  expect(root.hasAttribute('aria-roledescription')).toBe(true)
  expect(root.querySelector('[aria-label="Next slide"]')).toBeNull()
  turn()
  expect(root.querySelector('[aria-label="Next slide"]')).not.toBeNull()
  expect(turns).toHaveLength(0)
})

test('ended between two turns, all is as it was', () => {
  start()
  turn()
  turn()
  for (const stop of stops.reverse()) stop()
  expect(root.outerHTML).toBe(served)
})
