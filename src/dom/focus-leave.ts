import { on } from '../base/events'
import { matchesSelector } from '../base/property-of'
import { containsNode } from './contains-node'

/** Whether a press is what moves the focus to `el`. Closing something before the press has become a click may move `el` away from the pointer. */
export const isFocusedByPress = (el: EventTarget): boolean => matchesSelector(el as Element, ':active')

/** A `focusout` listener: calls `onLeave` when the focus has left `host`, and when a press has moved it, not before the press ends. */
export const onFocusLeave =
  (host: HTMLElement, onLeave: () => void) =>
  ({ relatedTarget }: FocusEvent): void => {
    if (!relatedTarget || containsNode(host, relatedTarget as Node)) return
    if (isFocusedByPress(relatedTarget)) on(window, 'mouseup', onLeave, { once: true, capture: true })
    else onLeave()
  }
