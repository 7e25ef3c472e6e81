/** Where a key moves the focus among so many titles; `undefined` for any other key. At an end it goes round. */
export function keyTarget(key: string, at: number, count: number, isVertical: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const forth = key === 'ArrowDown' || (!isVertical && key === 'ArrowRight')
  const step = forth ? 1 : key === 'ArrowUp' || (!isVertical && key === 'ArrowLeft') ? -1 : 0
  return step ? (at + step + count) % count : undefined
}
