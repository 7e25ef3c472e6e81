import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'

export const isActivationKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

/** Calls `press` for a click, Enter or Space on an element that the browser does not treat as a button. */
export function onPress(el: Element, press: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isActivationKey(event)) return
    event.preventDefault()
    if (!event.repeat) press()
  }
  const stops = [on(el, 'click', press), on(el, 'keydown', onKeyDown)]
  return () => stopAll(stops)
}
