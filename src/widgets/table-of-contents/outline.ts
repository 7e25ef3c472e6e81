/** A heading in the outline of a page. */
export interface OutlineItem<T> {
  heading: T
  /** Its place in the flat list of all headings. */
  index: number
  children: OutlineItem<T>[]
}

/**
 * The level of each heading, from the numbers of their tags: that of the nearest heading before it with the same number, or one more than that of the
 * nearest one with a smaller number; 0 without such a heading (contract loops §14).
 */
export function levelsOf(numbers: number[]): number[] {
  // The headings below which later ones may be: each has a greater number than the one before it.
  const open: { number: number; level: number }[] = []
  return numbers.map((number) => {
    while ((open.at(-1)?.number ?? 0) > number) open.pop()
    const before = open.at(-1)
    const level = before ? before.level + Number(before.number !== number) : 0
    if (before?.number !== number) open.push({ number, level })
    return level
  })
}

/** The headings as a tree; flat if `isNested` is false. */
export function outline<T extends { tagName: string }>(headings: T[], isNested: boolean): OutlineItem<T>[] {
  const levels = levelsOf(headings.map(({ tagName }) => Number(tagName[1])))
  const roots: OutlineItem<T>[] = []
  const path: OutlineItem<T>[] = []
  headings.forEach((heading, index) => {
    const item = { heading, index, children: [] }
    const level = isNested ? (levels[index] as number) : 0
    path.length = level
    ;(path[level - 1]?.children ?? roots).push(item)
    path[level] = item
  })
  return roots
}

/** The indices of the items on the way to the one with that index, including itself. */
export function pathTo<T>(items: OutlineItem<T>[], index: number): number[] {
  for (const item of items) {
    if (item.index === index) return [index]
    const inner = pathTo(item.children, index)
    if (inner.length) return [item.index, ...inner]
  }
  return []
}
