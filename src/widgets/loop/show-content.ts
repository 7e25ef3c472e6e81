import { focusedElement, isPageHidden } from '../../base/document'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { contentOf, countText, focusItem, itemsOf, withoutEntrances } from './content'
import { mergeContent, rememberItems } from './merge-content'

export { listsOf, parseContainer, type TakeList, toHtml, toNodes } from './parse-html'
export { undoWithPopup } from './undo-with-popup'

/** In browsers that have it, animates the change of one element; whatever overlaps that element stays above it. */
interface Animated {
  startViewTransition?: (change: () => void) => Record<'updateCallbackDone' | 'ready' | 'finished', Promise<void>>
}

interface Change {
  /** Puts the nodes in the place of all that the list shows. */
  replace: (loop: Element, nodes: Node[]) => void
  /** Asked right before the change: a newer request may have ended this one. */
  mayChange: () => boolean
  /** Called with the new content in the page, and how many items it has, which is also said in words. */
  onShown: (items: number, text: string) => void
}

/** Shows other content in a list. Items that are in both stay the same nodes; where the browser can, the rest fades from the one to the other. */
export async function showContent(loop: HTMLElement, nodes: Node[], { replace, mayChange, onShown }: Change): Promise<void> {
  const change = () => {
    if (!mayChange()) return
    const activeElement = focusedElement()
    const hadFocus = contentOf(loop).some((node) => node.contains(activeElement))
    rememberItems(nodes)
    for (const node of nodes) if (node instanceof Element) withoutEntrances(node)
    if (!mergeContent(loop, nodes)) replace(loop, nodes)
    // What had the focus may be gone with the old content; without this the next Tab would start at the top of the page.
    const items = itemsOf(loop)
    if (hadFocus && focusedElement() !== activeElement) focusItem(items[0])
    const count = items.length
    onShown(count, countText(count, loop))
  }
  const { startViewTransition } = loop as Animated
  if (!startViewTransition || isPageHidden() || prefersReducedMotion()) return change()
  const { updateCallbackDone, ready, finished } = startViewTransition.call(loop, change)
  // The browser may leave the animation out; the content has changed all the same.
  for (const promise of [ready, finished]) promise.catch(() => {})
  await updateCallbackDone
}
