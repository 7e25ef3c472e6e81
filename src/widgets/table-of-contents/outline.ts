/** A heading in the page outline. */
export interface OutlineItem<T> {
  heading: T
  /** Its index in the flat list of headings. */
  index: number
  children: OutlineItem<T>[]
}

/**
 * The level of each heading by its tag number: that of the nearest preceding heading with the same number, or one more than the nearest
 * with a smaller number; otherwise 0 (contract loops §14).
 */
export function levelsOf(numbers: number[]): number[] {
  // Possible parents of later headings, in increasing tag numbers.
  const open: { number: number; level: number }[] = []
  return numbers.map((number) => {
    while ((open.at(-1)?.number ?? 0) > number) open.pop()
    const before = open.at(-1)
    const level = before ? before.level + Number(before.number !== number) : 0
    if (before?.number !== number) open.push({ number, level })
    return level
  })
}

/** The headings as a tree, or flat if not `isNested`. */
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

/** The indices from the root to the item with this index, inclusive. */
export function pathTo<T>(items: OutlineItem<T>[], index: number): number[] {
  for (const item of items) {
    if (item.index === index) return [index]
    const inner = pathTo(item.children, index)
    if (inner.length) return [item.index, ...inner]
  }
  return []
}
