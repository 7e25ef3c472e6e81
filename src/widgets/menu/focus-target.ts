import { queryAll } from '../../base/query-all'
import type { Submenu } from './types'

/** The links and buttons of one menu level, in order. */
const itemsOf = (list: HTMLElement): HTMLElement[] =>
  queryAll(list, 'a[href],button,[role=button]').filter((el) => el.closest('ul') === list)

/**
 * The element that an arrow key, Home or End focuses from `current`; undefined if the key does nothing there (ARIA practices, disclosure
 * navigation).
 */
export function menuFocusTarget(key: string, current: HTMLElement, expanded: Submenu[], isRtl: boolean): HTMLElement | undefined {
  const list = current.closest('ul')
  if (!list) return
  const items = itemsOf(list)
  const index = items.indexOf(current)
  if (index < 0) return
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (['ArrowDown', isRtl ? 'ArrowLeft' : 'ArrowRight'].includes(key)) {
    const submenu = expanded.find(({ trigger }) => trigger === current)
    return submenu ? itemsOf(submenu.list)[0] : items[index + 1]
  }
  if (['ArrowUp', isRtl ? 'ArrowRight' : 'ArrowLeft'].includes(key))
    return items[index - 1] ?? expanded.find((submenu) => submenu.list === list)?.trigger
}
