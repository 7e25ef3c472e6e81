import { focusedElement } from '../../base/document'
import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { createWriters } from '../../dom/writers'

const isVisible = (list: HTMLElement) =>
  list.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? list.getClientRects().length > 0

/**
 * Handles submenus that a stylesheet shows while their item is hovered or focused. Nothing toggles them, so their links have no
 * `aria-expanded`. But Escape must dismiss them until the next hover or focus (WCAG 1.4.13), and without hover the first tap shows the
 * submenu and the second follows the link (contract menus §11.3).
 */
export function start(nav: HTMLElement): () => void {
  const writers = createWriters()
  /** Top-level items with dismissed submenus, and those. */
  const dismissed = new Map<Element, HTMLElement[]>()
  const topItems = () => queryAll(nav, ':scope > ul > li')
  const itemOf = (target: EventTarget | null) => topItems().find((item) => item.contains(target as Node))
  const restore = (item?: Element) => {
    if (!item) return
    for (const list of dismissed.get(item) ?? []) writers.release(list)
    dismissed.delete(item)
  }
  /** Whether the press was for it: a popup without an overlay stays, also where it has the focus while the pointer is on the menu. */
  const dismiss = (item: HTMLElement): boolean => {
    const lists = queryAll(item, 'ul').filter(isVisible)
    if (!lists[0]) return false
    const isForIt = matchesSelector(item, ':hover,:focus-within')
    restore(item)
    // Hidden elements cannot keep the focus. Move it first, because focusing the item's link shows the submenu again.
    const activeElement = focusedElement()
    if (lists.some((list) => list.contains(activeElement))) item.querySelector<HTMLElement>('a,button')?.focus()
    for (const list of lists) writers.set(list, { $display: 'none!important' })
    dismissed.set(item, lists)
    return isForIt
  }
  const stops = [
    on<KeyboardEvent>(document, 'keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      for (const item of topItems()) if (dismiss(item)) event.preventDefault()
    }),
    on(nav, 'focusin', ({ target }) => restore(itemOf(target))),
    on<PointerEvent>(nav, 'pointerover', ({ target, relatedTarget }) => {
      const item = itemOf(target)
      // Moving within an item is not a new hover.
      if (item !== itemOf(relatedTarget)) restore(item)
    }),
    ...keepFirstTaps(nav),
  ]
  return () => {
    stopAll(stops)
    for (const item of [...dismissed.keys()]) restore(item)
  }
}

/** The first tap on a link with a submenu shows the submenu instead of following the link. */
function keepFirstTaps(nav: HTMLElement): (() => void)[] {
  const parentLinkOf = (event: Event) => {
    const link = closestTo(event, 'a')
    const next = link?.nextElementSibling
    return next && matchesSelector(next, 'ul') ? link : null
  }
  /** The parent link whose first tap is in progress. */
  let firstTapLink: Element | null = null
  const onPointerDown = (event: PointerEvent) => {
    const link = event.pointerType === 'mouse' ? null : parentLinkOf(event)
    firstTapLink = link && !isVisible(link.nextElementSibling as HTMLElement) ? link : null
  }
  const onClick = (event: MouseEvent) => {
    const link = parentLinkOf(event)
    const isFirstTap = event.detail && link === firstTapLink
    // A bare `#` would jump to the page's top (contract menus §11.6).
    if (link && (isFirstTap || link.getAttribute('href') === '#')) event.preventDefault()
    firstTapLink = null
  }
  return [on(nav, 'pointerdown', onPointerDown, { capture: true }), on(nav, 'click', onClick)]
}
