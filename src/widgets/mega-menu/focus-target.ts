import { queryAll } from '../../base/query-all'
import { isTab } from '../../dom/is-tab'
import type { MegaMenuItem, MegaMenuParts } from './types'

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/**
 * The element that a key focuses from `current`; undefined leaves it to the browser. Tab goes from an open title into its content, then to
 * the next title, because in the DOM all contents follow all titles. It never loops (contract menus §11.5).
 */
export function megaMenuFocusTarget(
  current: HTMLElement,
  { key, code, shiftKey }: Key,
  { items }: MegaMenuParts,
  openItem: MegaMenuItem | undefined,
  isRtl: boolean,
): HTMLElement | undefined {
  const stops = items.flatMap((item) => item.tabStops)
  const index = stops.indexOf(current)
  const inside = openItem?.content ? focusable(openItem.content) : []
  if (isTab({ key, code })) {
    if (!openItem) return
    if (index >= 0) return !shiftKey && current === openItem.icon ? inside[0] : undefined
    if (shiftKey) return current === inside[0] ? (openItem.icon ?? undefined) : undefined
    return current === inside.at(-1) ? stops[stops.indexOf(openItem.icon as HTMLElement) + 1] : undefined
  }
  if (index < 0) return
  if (key === 'Home') return stops[0]
  if (key === 'End') return stops.at(-1)
  if (key === 'ArrowDown' && openItem?.icon === current) return inside[0]
  if (['ArrowDown', isRtl ? 'ArrowLeft' : 'ArrowRight'].includes(key)) return stops[index + 1]
  if (['ArrowUp', isRtl ? 'ArrowRight' : 'ArrowLeft'].includes(key)) return stops[index - 1]
}

/** The tab stops inside a content, in order. */
const focusable = (root: Element): HTMLElement[] =>
  queryAll(root, 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,summary,iframe,video[controls],[tabindex]').filter(
    (el) => el.tabIndex >= 0 && el.getClientRects().length > 0,
  )
