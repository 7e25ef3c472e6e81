import { useLayoutEffect, useRef } from 'react'
import { focusedElement } from '../base/document'
import { containsNode } from '../base/property-of'
import { Bind } from './bind'

/** In ms: after this a touch counts even without a click, which iOS Safari only sends to links and the like (contract menus §1.7). */
const CLICK_TIMEOUT = 350

const isInFrameOutside = (host: HTMLElement) => {
  const active = focusedElement()
  return active instanceof HTMLIFrameElement && !containsNode(host, active)
}

/** Calls `onDismiss` on a click or tap outside `host`, in a frame too, and on Escape anywhere (WCAG 1.4.13), unless already handled. */
export function DismissOnOutside({ host, onDismiss }: { host: HTMLElement; onDismiss: () => void }) {
  const timer = useRef(0)
  useLayoutEffect(() => () => clearTimeout(timer.current), [])
  const dismissIfOutside = ({ target }: Event) => {
    if (!containsNode(host, target as Node)) onDismiss()
  }
  return (
    <>
      <Bind
        to={document}
        onClick={(event: Event) => {
          clearTimeout(timer.current)
          dismissIfOutside(event)
        }}
        // Closing immediately may move the page before the tap's click finds its target.
        onPointerUp={(event: Event) => {
          clearTimeout(timer.current)
          timer.current = window.setTimeout(dismissIfOutside, CLICK_TIMEOUT, event)
        }}
        onKeyDown={({ key, defaultPrevented }: KeyboardEvent) => {
          if (key === 'Escape' && !defaultPrevented) onDismiss()
        }}
      />
      {/* A press in a frame is not heard here; it takes the focus. */}
      <Bind to={window} onBlur={() => isInFrameOutside(host) && onDismiss()} />
    </>
  )
}
