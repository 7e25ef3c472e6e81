import { on } from '../services/events'

/** Whether the focus comes by a press: what closes before its click may move the page, and what was pressed away from the pointer. */
export const isPressed = (el: EventTarget): boolean => (el as Element).matches(':active')

/** For `focusout`: the focus has gone from `host`. When a press has taken it away, `then` waits until the press has found what it is for. */
export const leaving =
  (host: HTMLElement, then: () => void) =>
  ({ relatedTarget: to }: FocusEvent): unknown =>
    to && !host.contains(to as Node) && (isPressed(to) ? on(window, 'mouseup', then, { once: true, capture: true }) : then())
