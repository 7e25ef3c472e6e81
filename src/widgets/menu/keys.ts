import type { Sub } from './parts'

/** Links and buttons of one level of a menu, in order. */
const itemsOf = (list: Element): HTMLElement[] =>
  [...list.children].flatMap((item) => [...item.children].filter((el): el is HTMLElement => el.matches('a[href],button')))

/** Where an arrow key, Home or End leads from `at`; nothing when it leads nowhere (ARIA practices, disclosure navigation). */
export function focusTarget(key: string, at: HTMLElement, shown: Sub[], rtl: boolean): HTMLElement | undefined {
  const list = at.closest('ul')
  if (!list) return
  const items = itemsOf(list)
  const i = items.indexOf(at)
  const next = ['ArrowDown', rtl ? 'ArrowLeft' : 'ArrowRight'].includes(key)
  const previous = ['ArrowUp', rtl ? 'ArrowRight' : 'ArrowLeft'].includes(key)
  if (i < 0) return
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (next) {
    const open = shown.find((sub) => sub.trigger === at)
    return open ? itemsOf(open.list)[0] : items[i + 1]
  }
  if (previous) return items[i - 1] ?? shown.find((sub) => sub.list === list)?.trigger
}
