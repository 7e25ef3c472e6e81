/**
 * The top margins that pull the items of a grid up to the end of what is above them (contract loops §5.3). A margin also lowers the item's row, and
 * with it all rows below.
 */
export function masonryMargins(heights: number[], columns: number, gap: number): number[] {
  const margins: number[] = []
  /** By column: where its next item may begin. */
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
    rowStart += rowHeight + gap
  }
  return margins
}
