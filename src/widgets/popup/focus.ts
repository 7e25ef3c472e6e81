import { focusedElement, pageBody } from '../../base/document'
import { closestTo } from '../../base/events'
import { matchesSelector, propertyOf } from '../../base/property-of'
import { FOCUSABLE, focus, tabbableElements } from '../../dom/focus-trap'

/** The focusable element that a click came from, which gets the focus back when the popup closes. */
export const findOpener = (event?: Event): HTMLElement | null | undefined => event && closestTo(event, FOCUSABLE)

/**
 * Gives the focus back to `el`, or, where that is hidden by now, as a link in a menu that has closed, to what the Tab key reaches nearby.
 * With `isSeen` the page goes there for whoever uses the keyboard.
 */
export function returnFocus(el: HTMLElement, isSeen: boolean): void {
  focus(el)
  let around: HTMLElement | null = el
  let target: HTMLElement | undefined = el
  while (focusedElement() !== target) {
    // A form's field may have taken the name `parentElement`.
    around = propertyOf(around, 'parentElement')
    // The first stop of the whole page is not nearby.
    if (!around || around === pageBody()) return
    target = tabbableElements(around)[0]
    if (target) focus(target)
  }
  if (isSeen && matchesSelector(target, ':focus-visible')) target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
