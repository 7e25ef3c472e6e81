import { afterEach, expect, it, vi } from 'vitest'
import { addArrows, startArrows } from './arrows'

afterEach(() => document.body.replaceChildren())
function show(state: Partial<{ isBeginning: boolean; isEnd: boolean; isLocked: boolean }> = {}, isEndless = false) {
  document.body.innerHTML = '<div id="row"></div>'
  const step = vi.fn()
  const [prev, next] = addArrows(document.body) as [HTMLElement, HTMLButtonElement]
  const swiper = { rtl: false, isBeginning: false, isEnd: false, isLocked: false, ...state }
  const wrapper = document.getElementById('row') as HTMLElement
  const arrows = startArrows([prev, next], { root: document.body, wrapper, swiper, isEndless, navigation: { step } })
  arrows.update()
  return { arrows, prev, next, step }
}
const attributes = (el: Element) => ['type', 'role', 'aria-label', 'aria-controls', 'aria-disabled'].map((name) => el.getAttribute(name))

it('names the arrows and what they move, and steps at a press', () => {
  const { prev, next, step } = show()
  expect(attributes(prev)).toEqual(['button', null, 'Previous slide', 'row', 'false'])
  expect(attributes(next)).toEqual(['button', null, 'Next slide', 'row', 'false'])
  next.click()
  prev.click()
  expect(step.mock.calls).toEqual([[1], [-1]])
})
it('keeps a disabled arrow in the tab order but ignores presses', () => {
  const { next, step } = show({ isEnd: true })
  next.click()
  expect([next.disabled, next.getAttribute('aria-disabled'), step.mock.calls.length]).toEqual([false, 'true', 0])
})
it('has no end in an endless row, and hides both where all slides are in view', () => {
  const { prev, next, step } = show({ isEnd: true, isLocked: true }, true)
  next.click()
  expect(step).toHaveBeenCalledOnce()
  expect([prev.className, next.className]).toEqual(['skerry-slider-prev swiper-button-lock', 'skerry-slider-next swiper-button-lock'])
})
it('takes back what it wrote', () => {
  const { arrows, next } = show()
  arrows.stop()
  expect(next.outerHTML).toBe('<button type="button" class="skerry-slider-next"></button>')
})
