import { focusedInside, pageBody } from '../base/document'
import { matchesSelector, propertyOf } from '../base/property-of'
import { focus, tabbableElements } from '../dom/focusable'

/**
 * Remembers an element's place. The returned function focuses the element or, if it is hidden (such as a link in a closed menu) or removed,
 * something focusable nearby; false if nothing there can be. With `scrollsIntoView`, also scrolls there, for keyboard users.
 */
export function rememberPlace(el: HTMLElement): (scrollsIntoView?: boolean) => boolean {
  const around: HTMLElement[] = []
  // A form's field may shadow `parentElement`. The first tab stop of the whole page is not nearby.
  for (let at = propertyOf(el, 'parentElement'); at && at !== pageBody(); at = propertyOf(at, 'parentElement')) around.push(at)
  return (scrollsIntoView = false) => {
    for (const place of [el, ...around]) {
      const target = propertyOf(place, 'isConnected') ? (place === el ? el : tabbableElements(place)[0]) : undefined
      if (target) focus(target)
      if (!target || focusedInside() !== target) continue
      if (scrollsIntoView && matchesSelector(target, ':focus-visible')) target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return true
    }
    return false
  }
}
