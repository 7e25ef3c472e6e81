type Key = Pick<KeyboardEvent, 'key'> & Partial<KeyboardEvent>

/**
 * The index of the title that a key moves the focus to, of `count` titles with the focus on number `index`; `undefined` for any other key.
 * Beyond an end it goes on at the other one. `rowDirection` is the text direction of titles that stand in a row, where in Arabic the next one
 * is to the left; without it they stand in a column.
 */
export function focusTarget(
  { key, ctrlKey, metaKey, altKey }: Key,
  index: number,
  count: number,
  rowDirection: string | false = false,
): number | undefined {
  // Together with one of these a key belongs to the browser.
  if (ctrlKey || metaKey || altKey) return undefined
  const [next, previous] = rowDirection === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowDown' || (rowDirection && key === next)) return (index + 1) % count
  if (key === 'ArrowUp' || (rowDirection && key === previous)) return (index - 1 + count) % count
  return undefined
}
