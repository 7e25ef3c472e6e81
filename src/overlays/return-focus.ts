import { focusedElement, pageBody } from '../base/document'
import { matchesSelector, propertyOf } from '../base/property-of'
import { focus, tabbableElements } from '../dom/focusable'

/**
 * Remembers where an element is. The returned function gives the focus back to it or, if it is hidden by now (a link in a menu that has closed) or no
 * longer in the page, to what the Tab key reaches nearby. With `isSeen`, it scrolls there for keyboard users.
 */
export function rememberPlace(el: HTMLElement): (isSeen?: boolean) => void {
  const around: HTMLElement[] = []
  // A form's field may be called `parentElement`. The first tab stop of the whole page is not nearby.
  for (let at = propertyOf(el, 'parentElement'); at && at !== pageBody(); at = propertyOf(at, 'parentElement')) around.push(at)
  return (isSeen = false) => {
    for (const place of [el, ...around]) {
      const target = propertyOf(place, 'isConnected') ? (place === el ? el : tabbableElements(place)[0]) : undefined
      if (target) focus(target)
      if (!target || focusedElement() !== target) continue
      if (isSeen && matchesSelector(target, ':focus-visible')) target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return
    }
  }
}
