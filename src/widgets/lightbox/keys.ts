import { queryAll } from '../../dom/query-all'

const STOPS = '[tabindex="0"],a[href],button,iframe,video[controls]'

/** Keeps Tab in the window, or in the menu to share and its button; from elsewhere it leads to the first stop. */
export function cycleTab(root: HTMLElement, event: KeyboardEvent): void {
  const stops = queryAll(root, root.matches('header') ? '[role=button],a[href]' : STOPS).filter(
    (el) => el !== root && el.getClientRects().length > 0 && getComputedStyle(el).visibility === 'visible',
  )
  if (event.shiftKey) stops.reverse()
  const at = stops.indexOf(document.activeElement as HTMLElement)
  // In between, the browser goes on by itself, also through a player's own controls.
  if (at >= 0 && at < stops.length - 1) return
  event.preventDefault()
  stops[0]?.focus()
}
