import { beforeEach, expect, it, vi } from 'vitest'
import { onFocusLeave } from './focus-leave'

const onLeave = vi.fn()
let stop: () => void
beforeEach(() => {
  onLeave.mockClear()
  document.body.innerHTML = '<nav><a href="#"></a></nav><button type="button"></button>'
  stop = onFocusLeave(document.querySelector('nav') as HTMLElement, onLeave)
  return stop
})
/** Moves the focus out of the menu, by a press or a key. */
function leave(isByPress: boolean) {
  vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === ':active' && isByPress)
  document.querySelector('a')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: document.querySelector('button') }))
  vi.restoreAllMocks()
}
const release = () => window.dispatchEvent(new MouseEvent('mouseup'))

it.each([
  ['a key', false, 1],
  ['a press, which has yet to end', true, 0],
])('the focus has left by %s', (_, isByPress, before) => {
  leave(isByPress)
  expect(onLeave).toHaveBeenCalledTimes(before)
  release()
  release()
  expect(onLeave).toHaveBeenCalledOnce()
})
it('a press ends after the widget has stopped', () => {
  leave(true)
  stop()
  release()
  leave(false)
  expect(onLeave).not.toHaveBeenCalled()
})
