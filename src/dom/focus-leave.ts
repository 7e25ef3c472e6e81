import { on } from '../base/events'
import { containsNode, matchesSelector } from '../base/property-of'

/** Whether a press is moving the focus to `el`. Closing something before it becomes a click may move `el` away from the pointer. */
export const isFocusedByPress = (el: EventTarget): boolean => matchesSelector(el as Element, ':active')

/** A `focusout` listener: calls `onLeave` when the focus has left `host`; if a press moved it, only once the press ends. */
export const onFocusLeave =
  (host: HTMLElement, onLeave: () => void) =>
  ({ relatedTarget }: FocusEvent): void => {
    if (!relatedTarget || containsNode(host, relatedTarget as Node)) return
    if (isFocusedByPress(relatedTarget)) on(window, 'mouseup', onLeave, { once: true, capture: true })
    else onLeave()
  }
