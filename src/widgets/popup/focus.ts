import { closestTo } from '../../base/events'
import { FOCUSABLE, focus, tabbableElements } from '../../dom/focus-trap'

/** The focusable element that a click came from, which gets the focus back when the popup closes. */
export const findOpener = (event?: Event): HTMLElement | null | undefined => event && closestTo(event, FOCUSABLE)

/** Gives the focus back to `el`, or, where that is hidden by now, as a link in a menu that has closed, to what the Tab key reaches nearby. */
export function returnFocus(el: HTMLElement): void {
  focus(el)
  if (document.activeElement === el) return
  for (let around = el.parentElement; around; around = around.parentElement) {
    const [first] = tabbableElements(around)
    if (!first) continue
    focus(first)
    return
  }
}
