/**
 * What a change of the field does: `ask` for results in a moment, `empty` them, or `nothing`, if the term is the same or a word is being composed.
 */
export function planInput(value: string, shown: string, minimum: number, isComposing: boolean): 'ask' | 'empty' | 'nothing' {
  const term = value.trim()
  if (isComposing) return 'nothing'
  if (term.length < minimum) return 'empty'
  return term === shown ? 'nothing' : 'ask'
}

/** The link among `count` to which a key leads from the one at `index`. -1 is the field; undefined leaves the key to the browser. */
export function nextStop(key: string, index: number, count: number): number | undefined {
  if (!count) return undefined
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1)
  return key === 'ArrowUp' && index >= 0 ? index - 1 : undefined
}
