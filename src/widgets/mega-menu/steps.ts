import { focusable, type Item, type Mega } from './parts'

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>

/**
 * Where a key leads from `from`; nothing when the browser knows best. Tab goes from an open title into its content and from there
 * on to the next title: the contents come after all titles in the page, but belong to one each. There is no loop (contract menus §11.5).
 */
export function stepFrom(
  from: HTMLElement,
  { key, shiftKey }: Key,
  { items }: Mega,
  current: Item | undefined,
  rtl: boolean,
): HTMLElement | undefined {
  const stops = items.flatMap((item) => item.stops)
  const i = stops.indexOf(from)
  const inside = current?.content ? focusable(current.content) : []
  if (key === 'Tab') {
    if (!current) return
    if (i >= 0) return !shiftKey && from === current.icon ? inside[0] : undefined
    if (shiftKey) return from === inside[0] ? (current.icon ?? undefined) : undefined
    return from === inside.at(-1) ? stops[stops.indexOf(current.icon as HTMLElement) + 1] : undefined
  }
  if (i < 0) return
  if (key === 'Home') return stops[0]
  if (key === 'End') return stops.at(-1)
  if (key === 'ArrowDown' && current?.icon === from) return inside[0]
  if (['ArrowDown', rtl ? 'ArrowLeft' : 'ArrowRight'].includes(key)) return stops[i + 1]
  if (['ArrowUp', rtl ? 'ArrowRight' : 'ArrowLeft'].includes(key)) return stops[i - 1]
}
