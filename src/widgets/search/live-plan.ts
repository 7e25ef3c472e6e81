/** What to do on input: `search` soon, `empty` them, or `nothing` for the same term or during IME composition. */
export function planInput(value: string, shown: string, minimum: number, isComposing: boolean): 'search' | 'empty' | 'nothing' {
  const term = value.trim()
  if (isComposing) return 'nothing'
  if (term.length < minimum) return 'empty'
  return term === shown ? 'nothing' : 'search'
}

/** The index of the link (out of `count`) that a key moves to from `index`; -1 is the field. Undefined leaves the key to the browser. */
export function nextStop(key: string, index: number, count: number): number | undefined {
  if (!count) return undefined
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1)
  return key === 'ArrowUp' && index >= 0 ? index - 1 : undefined
}
