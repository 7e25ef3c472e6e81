type Key = Pick<KeyboardEvent, 'key'> & Partial<KeyboardEvent>

/**
 * The index to which a key moves the focus from `index`, among `count` titles, wrapping around; `undefined` for any other key. `rowDirection` is the
 * text direction of titles in a row, because in Arabic the next one is on the left; without it, the titles form a column.
 */
export function focusTarget(
  { key, ctrlKey, metaKey, altKey }: Key,
  index: number,
  count: number,
  rowDirection: string | false = false,
): number | undefined {
  // A key with a modifier belongs to the browser.
  if (ctrlKey || metaKey || altKey) return undefined
  const [next, previous] = rowDirection === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowDown' || (rowDirection && key === next)) return (index + 1) % count
  if (key === 'ArrowUp' || (rowDirection && key === previous)) return (index - 1 + count) % count
  return undefined
}
