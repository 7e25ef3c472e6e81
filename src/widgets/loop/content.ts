import { containsNode, matchesSelector, propertyOf } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'
import { INVISIBLE, SETTINGS } from '../../page/selectors'
import * as texts from '../../page/texts/en'
import { fillIn, translate } from '../../page/texts/translate'
import { rawSettings } from '../../settings/read'

export const idOf = (loop: HTMLElement): string => propertyOf(loop, 'dataset').id || propertyOf(loop, 'id')

/** Finds the list with this id, in this page or a fetched one. */
export const findLoop = (root: ParentNode & Node, loopId: string): HTMLElement | null =>
  loopId ? queryFirst(root, `.elementor-element[data-id="${CSS.escape(loopId)}"],#${CSS.escape(loopId)}[data-widget="posts"]`) : null

/** A list's replaceable content: its single container, or all children if the builder prints none. */
export const contentOf = (loop: Element): Node[] => {
  const container = queryFirst(loop, ':scope>.elementor-widget-container')
  return container ? [container] : [...loop.childNodes].filter((node) => !(node instanceof Element && node.matches('.skerry-ui')))
}

/** Replaces a list's content. */
export function replaceContent(loop: Element, nodes: Node[]): void {
  const before = contentOf(loop)
  const marker = new Comment()
  if (before[0]) loop.insertBefore(marker, before[0])
  else loop.prepend(marker)
  for (const node of before) loop.removeChild(node)
  marker.replaceWith(...nodes)
}

/** The element around the items; in a carousel, the row of slides (contract loops §4.1). */
export const ITEMS =
  '.elementor-loop-container:not(.swiper,.swiper-container),.elementor-loop-container>.swiper-wrapper,.elementor-posts-container,[data-loop-items]'
/** A list's items, without those of nested lists. */
export const itemsOf = (loop: Element): HTMLElement[] => {
  const box = queryFirst(loop, ITEMS)
  return box
    ? [...(propertyOf(box, 'children') as HTMLCollectionOf<HTMLElement>)].filter((el) =>
        matchesSelector(el, '.e-loop-item,article,[data-loop-item]'),
      )
    : []
}

/** Finds a part of the list itself: not in its items, where authors may have written anything, nor in a nested list. */
export function ownPart<E extends HTMLElement = HTMLElement>(loop: HTMLElement, selector: string): E | undefined {
  const box = queryFirst(loop, ITEMS)
  return queryAll<E>(loop, selector).find((el) => !box || !containsNode(box, el))
}

/** The announcement when a list's items change. */
export const countText = (count: number, loop: Element): string => fillIn(translate(texts.itemsShown, loop), count)

/** Focuses the first link or button in an item, else the item. Scrolls only for keyboard users, who must see the focus. */
export function focusItem(item: HTMLElement | undefined): void {
  const target = item?.querySelector<HTMLElement>('a[href],button') ?? item
  if (!target) return
  if (target === item) target.tabIndex = -1
  target.focus({ preventScroll: true })
  if (matchesSelector(target, ':focus-visible')) target.scrollIntoView({ block: 'nearest' })
}

/** Shows elements as after their entrance animation, which plays only once. */
export function withoutEntrances(root: ParentNode): void {
  for (const el of queryAll(root, `.${INVISIBLE},[${SETTINGS}*='animation"']`)) {
    el.classList.replace(INVISIBLE, 'animated')
    const rest = Object.entries(rawSettings(el, SETTINGS)).filter(([key]) => !/^_?animation(_|$)/.test(key))
    if (el.hasAttribute(SETTINGS)) el.setAttribute(SETTINGS, JSON.stringify(Object.fromEntries(rest)))
  }
}
