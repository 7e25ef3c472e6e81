type Keys = Pick<KeyboardEvent, 'key'> & Partial<KeyboardEvent>

/**
 * Where a key moves the focus among so many titles; `undefined` for any other key. At an end it goes round.
 * `across` is the direction of titles that stand side by side, in Arabic the next one is to the left; without it they stand in a column.
 */
export function keyTarget(
  { key, ctrlKey, metaKey, altKey }: Keys,
  at: number,
  count: number,
  across: string | false = false,
): number | undefined {
  // With these a key is the browser's.
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const forth = across === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (!(across ? /^Arrow/ : /^Arrow[UD]/).test(key)) return undefined
  const step = key === 'ArrowDown' || key === forth ? 1 : -1
  return (at + step + count) % count
}
