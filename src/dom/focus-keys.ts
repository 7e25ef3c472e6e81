type Key = Pick<KeyboardEvent, 'key'> & Partial<KeyboardEvent>

/**
 * The index that a key moves the focus to from `index`, among `count` titles, wrapping around; `undefined` for other keys. `rowDirection`
 * is the text direction of titles in a row (in Arabic the next one is to the left); without it they form a column.
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
