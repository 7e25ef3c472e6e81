import { focusedElement, isPageHidden } from '../../base/document'
import { emit } from '../../base/events'
import { propertyOf } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { contentOf, countText, focusItem, ITEMS, itemsOf, replaceContent, withoutEntrances } from './content'
import { CHANGES, UPDATED } from './event-names'
import type { List } from './list'
import { mergeContent, rememberItems } from './merge-content'

export { listsOf, parseContainer, type TakeList, toHtml, toNodes } from './parse-list'
export { undoWithPopup } from './undo-with-popup'

/** In browsers that support it, animates a change of one element; elements that overlap it stay above. */
interface Animated {
  startViewTransition?: (change: () => void) => Record<'updateCallbackDone' | 'ready' | 'finished', Promise<void>>
}

function innerOf(loop: Element) {
  const found: (readonly [Element, Node[]])[] = []
  for (let el = queryFirst(loop, ITEMS); el && el !== loop; el = propertyOf(el, 'parentElement')) found.push([el, [...el.childNodes]])
  return found
}

/**
 * Shows the content for the page's URL in a list, unless a newer request has replaced this one. Items in both keep their nodes; the rest
 * cross-fades where supported. `announce` gets the number of items.
 */
export async function showContent(list: List, nodes: Node[], signal: AbortSignal, announce: (text: string) => void): Promise<void> {
  const loop = list.el
  const change = () => {
    if (signal.aborted) return
    emit(loop, CHANGES)
    list.inner ??= innerOf(loop)
    const activeElement = focusedElement()
    const hadFocus = contentOf(loop).some((node) => node.contains(activeElement))
    rememberItems(nodes)
    for (const node of nodes) if (node instanceof Element) withoutEntrances(node)
    if (!mergeContent(loop, nodes)) replaceContent(loop, nodes)
    // The focused element may be gone; Tab would then start at the top of the page.
    const items = itemsOf(loop)
    if (hadFocus && focusedElement() !== activeElement) focusItem(items[0])
    announce(countText(items.length, loop))
    emit(loop, UPDATED, { items: items.length })
    if (list.readers.size) list.shown = location.href
  }
  const { startViewTransition } = loop as Animated
  if (!startViewTransition || isPageHidden() || prefersReducedMotion()) return change()
  const { updateCallbackDone, ready, finished } = startViewTransition.call(loop, change)
  // The browser may skip the animation; the content has changed anyway.
  for (const promise of [ready, finished]) promise.catch(() => {})
  await updateCallbackDone
}
