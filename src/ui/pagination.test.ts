import { beforeEach, expect, it, vi } from 'vitest'
import { createDots, createProgressBar } from './pagination'

const row = document.createElement('div')
beforeEach(() => row.replaceChildren())
const dots = () => [...row.children] as HTMLElement[]
const marks = () => dots().map((dot) => `${dot.getAttribute('aria-current')} ${dot.tabIndex} ${dot.className.includes('-active')}`)

it('has a dot for each page, with only the current one in the tab order', () => {
  const show = createDots(row, 'Go to slide', () => {})
  show({ count: 3, current: 0 })
  const [first] = dots()
  expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual(['Go to slide 1', 'Go to slide 2', 'Go to slide 3'])
  show({ count: 2, current: 1 })
  expect(marks()).toEqual(['null -1 false', 'true 0 true'])
  show({ count: 4, current: 0 })
  expect(marks()).toEqual(['true 0 true', 'null -1 false', 'null -1 false', 'null -1 false'])
  // Site scripts keep references to the dots.
  expect(dots()[0]).toBe(first)
})
it('a dot goes to its page on click, Enter and Space', () => {
  const onSelect = vi.fn()
  createDots(row, '', onSelect)({ count: 3, current: 0 })
  const [, second, third] = dots()
  second?.click()
  for (const key of ['Enter', ' ', 'a']) third?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  expect(onSelect.mock.calls).toEqual([[1], [2], [2]])
})
it('a bar is as long as the pages seen', () => {
  createProgressBar(row, () => 300, false)({ count: 4, current: 0 })
  expect(dots()[0]?.style.transform).toContain('scaleX(0.25)')
})
