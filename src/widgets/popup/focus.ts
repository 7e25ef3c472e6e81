import { queryAll } from '../../dom/query-all'

const STOPS = '[href],button,input,select,textarea,iframe,summary,[controls],[contenteditable],[tabindex]'

/** What the Tab key stops at in `root`, as it stands now: buttons that come later count, what is hidden does not. */
export const tabStops = (root: HTMLElement): HTMLElement[] =>
  queryAll(root, STOPS).filter(
    (el) =>
      el.tabIndex >= 0 && !el.matches(':disabled,[inert] *') && el.getClientRects()[0] && getComputedStyle(el).visibility === 'visible',
  )

export const focus = (el: HTMLElement): void => el.focus({ preventScroll: true })

/** Keeps Tab inside `root`. The page itself (`body`) is led in; a banner above the popup that has the focus keeps it. */
export function cycle(root: HTMLElement, event: KeyboardEvent): void {
  const stops = tabStops(root)
  if (event.shiftKey) stops.reverse()
  const active = document.activeElement
  const [to] = stops
  const from = stops.at(-1)
  const isAtEdge = active === from || active === document.body || (active === root && event.shiftKey)
  if (to ? !isAtEdge : !root.contains(active)) return
  event.preventDefault()
  if (to) focus(to)
}

/** The element that a click came from and that can have the focus back. */
export const openerOf = (event?: Event): HTMLElement | null | undefined => (event?.target as Element | undefined)?.closest?.(STOPS)
