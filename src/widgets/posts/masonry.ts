/**
 * The top margins, in px, that pull grid items up to `gap` below the item above (contract loops §5.3). A margin also moves the item's row
 * and all rows below, which are `rowGap` apart.
 */
export function masonryMargins(heights: number[], columns: number, gap: number, rowGap: number): number[] {
  const margins: number[] = []
  /** Where each column's next item may start. */
  const free = Array<number>(columns).fill(0)
  let rowStart = 0
  for (let row = 0; row < heights.length; row += columns) {
    let rowHeight = 0
    for (const [column, height] of heights.slice(row, row + columns).entries()) {
      const margin = (free[column] ?? 0) - rowStart
      margins.push(margin)
      free[column] = rowStart + margin + height + gap
      rowHeight = Math.max(rowHeight, height + margin)
    }
    rowStart += rowHeight + rowGap
  }
  return margins
}
