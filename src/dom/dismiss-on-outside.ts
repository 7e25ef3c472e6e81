import { focusedElement } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { containsNode, matchesSelector } from '../base/property-of'

/** In ms: after this a touch counts even without a click, which iOS Safari only sends to links and the like (contract menus §1.7). */
const CLICK_TIMEOUT = 350

/** Calls `dismiss` on a click or tap outside `host`, in a frame too, and on Escape anywhere (WCAG 1.4.13), unless already handled. */
export function dismissOnOutside(host: HTMLElement, dismiss: () => void): () => void {
  let timer = 0
  const dismissIfOutside = ({ target }: Event) => {
    if (!containsNode(host, target as Node)) dismiss()
  }
  const isInFrameOutside = () => {
    const active = focusedElement()
    return active instanceof HTMLIFrameElement && !containsNode(host, active)
  }
  const stops = [
    () => clearTimeout(timer),
    on(document, 'click', (event) => {
      clearTimeout(timer)
      dismissIfOutside(event)
    }),
    // Closing immediately may move the page before the tap's click finds its target.
    on(document, 'pointerup', (event) => {
      clearTimeout(timer)
      timer = window.setTimeout(dismissIfOutside, CLICK_TIMEOUT, event)
    }),
    on<KeyboardEvent>(document, 'keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // A popup without an overlay stays, also where it has the focus while the pointer is on `host`.
      if (matchesSelector(host, ':hover,:focus-within')) event.preventDefault()
      dismiss()
    }),
    // A press in a frame is not heard here; it takes the focus.
    on(window, 'blur', () => isInFrameOutside() && dismiss()),
  ]
  return () => stopAll(stops)
}
