import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { matchesSelector } from '../base/property-of'

/** The keys that press a button: Enter and Space. */
export const isActivationKey = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => key === 'Enter' || key === ' '

/**
 * Calls `press` for a click, and for Enter and Space unless `el` is a button or link, whose keys the browser turns into clicks. A held key
 * presses once, or repeatedly with `repeats`, as on a button.
 */
export function onPress(el: Element, press: () => void, repeats = false): () => void {
  const stops = [on(el, 'click', press)]
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isActivationKey(event)) return
    // Space would scroll the page.
    event.preventDefault()
    if (repeats || !event.repeat) press()
  }
  if (!matchesSelector(el, 'button,a[href]')) stops.push(on(el, 'keydown', onKeyDown))
  return () => stopAll(stops)
}

/** For buttons by role only: Enter and Space click the listening element without scrolling the page. A held key clicks once. */
export function clickOnKey(
  event: Pick<KeyboardEvent, 'key' | 'repeat' | 'defaultPrevented' | 'preventDefault'> & { currentTarget: EventTarget | null },
): void {
  if (event.defaultPrevented || !isActivationKey(event)) return
  event.preventDefault()
  if (!event.repeat) (event.currentTarget as HTMLElement).click()
}
