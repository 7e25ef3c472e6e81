import { afterEach, expect, it, vi } from 'vitest'
import { ArrowButton } from './arrow-button'
import { mountUi } from './mount'

afterEach(() => document.body.replaceChildren())
function show(isDisabled?: boolean) {
  const onPress = vi.fn()
  const arrow = <ArrowButton className="next" label="Next slide" controls="row" isDisabled={isDisabled} onPress={onPress} />
  const { container } = mountUi(arrow, (el) => document.body.append(el))
  return { button: container.firstElementChild as HTMLButtonElement, onPress }
}

it('names the arrow and what it moves, and reports a press', () => {
  const { button, onPress } = show(false)
  expect([button.getAttribute('aria-label'), button.getAttribute('aria-controls'), button.getAttribute('aria-disabled')]).toEqual([
    'Next slide',
    'row',
    'false',
  ])
  button.click()
  expect(onPress).toHaveBeenCalledOnce()
})
it('keeps an arrow that leads no further in the tab order, and does not let it be pressed', () => {
  const { button, onPress } = show(true)
  button.click()
  expect([button.disabled, button.getAttribute('aria-disabled'), onPress.mock.calls.length]).toEqual([false, 'true', 0])
})
