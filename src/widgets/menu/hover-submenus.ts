import { on } from '../../base/events'
import { queryAll } from '../../dom/query-all'
import { createWriter } from '../../dom/writer'

const isVisible = (list: HTMLElement) =>
  list.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? list.getClientRects().length > 0
const shownIn = (item: Element) => queryAll(item, 'ul').filter(isVisible)

/**
 * Submenus that a stylesheet shows while their item is hovered or holds the focus. Nothing toggles them, so their links have no
 * `aria-expanded`; but what comes by hover must go by Escape, and stay away until the next hover or focus (WCAG 1.4.13), and where
 * there is no hover the first tap shows and the second follows (contract menus §11.3).
 */
export function start(nav: HTMLElement): () => void {
  /** Top-level items whose submenus were sent away, with what hides them. */
  const gone = new Map<Element, () => void>()
  const itemOf = (target: EventTarget | null): Element | undefined =>
    [...nav.querySelectorAll(':scope > ul > li')].find((item) => item.contains(target as Node))
  const back = (item?: Element) => {
    if (!item) return
    gone.get(item)?.()
    gone.delete(item)
  }
  const dismiss = (item: Element) => {
    const lists = shownIn(item)
    if (!lists[0]) return
    back(item)
    // The focus stays where it is, but what is not shown cannot keep it. Moving it comes first: it would bring them back.
    const { activeElement } = document
    if (lists.some((list) => list.contains(activeElement))) item.querySelector<HTMLElement>('a,button')?.focus()
    const writers = lists.map(createWriter)
    for (const { set } of writers) set('$display', 'none!important')
    gone.set(item, () => {
      for (const { stop } of writers) stop()
    })
  }
  /** The parent link whose first tap this is. */
  let fresh: Element | null | undefined
  const parentLink = (target: EventTarget | null) => {
    const link = (target as Element).closest('a')
    return link?.nextElementSibling?.matches('ul') ? link : null
  }
  const stops = [
    on<KeyboardEvent>(document, 'keydown', ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented) for (const item of nav.querySelectorAll(':scope > ul > li')) dismiss(item)
    }),
    on(nav, 'focusin', ({ target }) => back(itemOf(target))),
    on<PointerEvent>(nav, 'pointerover', ({ target, relatedTarget }) => {
      const item = itemOf(target)
      // Within an item the pointer only moves about.
      if (item !== itemOf(relatedTarget)) back(item)
    }),
    on<PointerEvent>(
      nav,
      'pointerdown',
      ({ target, pointerType }) => {
        const link = pointerType === 'mouse' ? null : parentLink(target)
        fresh = link && !isVisible(link.nextElementSibling as HTMLElement) ? link : null
      },
      { capture: true },
    ),
    on<MouseEvent>(nav, 'click', (event) => {
      const link = parentLink(event.target)
      // An address of nothing but `#` would jump to the page's top (contract menus §11.6).
      if (link && ((event.detail && link === fresh) || link.getAttribute('href') === '#')) event.preventDefault()
      fresh = null
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    for (const item of [...gone.keys()]) back(item)
  }
}
