import type { KeyboardEvent } from 'react'
import { focusedElement } from '../../base/document'
import { queryAll } from '../../base/query-all'

const FOCUSABLE = '[tabindex="0"],a[href],button,iframe,video[controls]'
const IN_SHARE_MENU = '[role=button],a[href]'

/**
 * Keeps Tab in the dialog, or in its header while the share menu is open, whose button and links stand there. From the last stop, and
 * from anywhere else, Tab leads to the first.
 */
export function trapTab(container: HTMLElement, event: KeyboardEvent): void {
  const stops = queryAll(container, container.matches('header') ? IN_SHARE_MENU : FOCUSABLE).filter(
    (el) => el !== container && el.getClientRects().length > 0 && getComputedStyle(el).visibility === 'visible',
  )
  if (event.shiftKey) stops.reverse()
  const index = stops.indexOf(focusedElement() as HTMLElement)
  // Between the stops the browser moves the focus, because it also knows the controls inside a player.
  if (index >= 0 && index < stops.length - 1) return
  event.preventDefault()
  stops[0]?.focus()
}
