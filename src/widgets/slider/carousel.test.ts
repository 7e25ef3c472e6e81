import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCarousel } from './carousel'
import { findElements } from './elements'
import { createLazyLoader } from './lazy-images'
import { sliderOptions } from './options'
import type { Stop } from './types'

const tasks: ((stops: Stop[]) => void)[] = []
const stops: Stop[] = []
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
  root.append(...[1, 2, 3].map(() => document.createElement('div')))
  document.body.append(root)
  served = root.outerHTML
  tasks.length = 0
  stops.length = 0
})
afterEach(() => vi.unstubAllGlobals())

const changes = { putBack: () => {} }

function start(): void {
  const elements = findElements(root, changes)
  if (!elements) throw new Error('no slider here')
  const raw = { slides_to_show: 1, navigation: 'both' }
  const options = sliderOptions('hand-written', raw, 3, [])
  const images = createLazyLoader()
  startCarousel({ elements, options, raw, extras: {}, images, isUrgent: false, width: 0 }, (work) => void tasks.push(work))
}
const runTask = () => tasks.shift()?.(stops)

test('a slider starts in three tasks: create Swiper, start it, attach controls', () => {
  start()
  expect(root.outerHTML).toBe(served)
  runTask()
  expect(root.outerHTML).toBe(served)
  runTask()
  expect(root.querySelectorAll('.swiper-wrapper > .swiper-slide')).toHaveLength(3)
  expect(root.hasAttribute('aria-roledescription')).toBe(true)
  // The arrows take up space with the slides, and work from the next task on.
  expect(root.querySelectorAll('button')).toHaveLength(2)
  expect(root.querySelector('[aria-label="Next slide"]')).toBeNull()
  runTask()
  expect(root.querySelector('[aria-label="Next slide"]')).not.toBeNull()
  expect(tasks).toHaveLength(0)
})

test('a slider stopped between two tasks restores the markup', () => {
  start()
  runTask()
  runTask()
  for (const stop of stops.reverse()) stop()
  expect(root.outerHTML).toBe(served)
})

test('a slider stopped after its start restores the markup', () => {
  start()
  for (let i = 0; i < 3; i++) runTask()
  expect(root.querySelector('.swiper-pagination-bullet')).not.toBeNull()
  for (const stop of stops.reverse()) stop()
  expect(root.outerHTML).toBe(served)
})

test('a carousel without a box does not take a nested carousel’s box', () => {
  const carousel = (content: string) => `<div data-widget_type="media-carousel.default"><div>${content}</div></div>`
  const box = '<div class="swiper"><div class="swiper-wrapper"><div class="swiper-slide"></div></div></div>'
  document.body.innerHTML = carousel(carousel(box))
  const [outer, inner] = document.querySelectorAll<HTMLElement>('[data-widget_type]')
  expect(outer && findElements(outer, changes)).toBeUndefined()
  expect(inner && findElements(inner, changes)?.slides).toHaveLength(1)
})
