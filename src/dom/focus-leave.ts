import { on } from '../base/events'

/** Whether the focus comes by a press: what closes before its click may move the page, and what was pressed away from the pointer. */
export const isFocusedByPress = (el: EventTarget): boolean => (el as Element).matches(':active')

/** For `focusout`: the focus has gone from `host`. When a press has taken it away, `then` waits until the press has found what it is for. */
export const onFocusLeave =
  (host: HTMLElement, then: () => void) =>
  ({ relatedTarget: to }: FocusEvent): unknown =>
    to && !host.contains(to as Node) && (isFocusedByPress(to) ? on(window, 'mouseup', then, { once: true, capture: true }) : then())
