import { useLayoutEffect, useRef } from 'react'
import { Bind } from './bind'
import { containsNode } from './contains-node'

/**
 * Milliseconds after which a touch counts although no click has followed it, as in Safari on a phone where the touched element is not
 * a link (contract menus §1.7).
 */
const CLICK_TIMEOUT = 350

/** Calls `onDismiss` for a click or tap outside of `host`, and for Escape from wherever the focus is (WCAG 1.4.13) unless an element inside has used it. */
export function DismissOnOutside({ host, onDismiss }: { host: HTMLElement; onDismiss: () => void }) {
  const timer = useRef(0)
  useLayoutEffect(() => () => clearTimeout(timer.current), [])
  const dismissIfOutside = ({ target }: Event) => {
    if (!containsNode(host, target as Node)) onDismiss()
  }
  return (
    <Bind
      to={document}
      onClick={(event: Event) => {
        clearTimeout(timer.current)
        dismissIfOutside(event)
      }}
      // Closing right away may move the page before the tap's click has found its target.
      onPointerUp={(event: Event) => {
        clearTimeout(timer.current)
        timer.current = window.setTimeout(dismissIfOutside, CLICK_TIMEOUT, event)
      }}
      onKeyDown={({ key, defaultPrevented }: KeyboardEvent) => {
        if (key === 'Escape' && !defaultPrevented) onDismiss()
      }}
    />
  )
}
