import { afterEach, expect, it, vi } from 'vitest'
import { mountArrows } from './arrows'

afterEach(() => document.body.replaceChildren())
function show(isDisabled: boolean) {
  const onPress = vi.fn()
  const arrows = mountArrows(document.body)
  const state = { label: 'Next slide', controls: 'row', isDisabled, isLocked: false, onPress }
  arrows.update({ ...state, isLocked: true }, state)
  const [prev, next] = arrows.elements() as [HTMLElement, HTMLButtonElement]
  return { arrows, prev, next, onPress }
}
const attributes = (el: Element) => ['type', 'role', 'aria-label', 'aria-controls', 'aria-disabled'].map((name) => el.getAttribute(name))

it('names the arrow and what it moves, and reports a press', () => {
  const { prev, next, onPress } = show(false)
  expect(attributes(next)).toEqual(['button', null, 'Next slide', 'row', 'false'])
  expect([prev.className, next.className]).toEqual(['skerry-slider-prev swiper-button-lock', 'skerry-slider-next'])
  next.click()
  expect(onPress).toHaveBeenCalledOnce()
})
it('keeps a disabled arrow in the tab order but ignores presses', () => {
  const { next, onPress } = show(true)
  next.click()
  expect([next.disabled, next.getAttribute('aria-disabled'), onPress.mock.calls.length]).toEqual([false, 'true', 0])
})
it('removes everything on stop', () => {
  show(true).arrows.stop()
  expect(document.body.innerHTML).toBe('')
})
