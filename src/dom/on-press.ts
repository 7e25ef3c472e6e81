import { on } from '../base/events'
import { stopAll } from '../base/lifetime'

/** Calls `action` on a click, and on Enter and Space where the element is no button or link, which turn those keys into clicks. */
export function onPress(el: HTMLElement, action: () => void): () => void {
  const stops = [on(el, 'click', action)]
  if (!el.matches('button,a[href]')) stops.push(on<KeyboardEvent>(el, 'keydown', (event) => onPressKey(event, action)))
  return () => stopAll(stops)
}

/** The keys that press a button, for elements that only have the role of one. */
export function onPressKey(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>, action: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  // Space would scroll the page.
  event.preventDefault()
  action()
}
