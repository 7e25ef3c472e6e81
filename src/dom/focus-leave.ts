import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { containsNode, matchesSelector } from '../base/property-of'

/** Whether a press is moving the focus to `el`. Closing something before it becomes a click may move `el` away from the pointer. */
export const isFocusedByPress = (el: EventTarget): boolean => matchesSelector(el as Element, ':active')

/** Calls `onLeave` when the focus has left `host`; if a press moved it, only once the press ends. */
export function onFocusLeave(host: HTMLElement, onLeave: () => void): () => void {
  const stops = [
    on<FocusEvent>(host, 'focusout', ({ relatedTarget }) => {
      if (!relatedTarget || containsNode(host, relatedTarget as Node)) return
      if (isFocusedByPress(relatedTarget)) stops[1] = on(window, 'mouseup', onLeave, { once: true, capture: true })
      else onLeave()
    }),
  ]
  return () => stopAll(stops)
}
