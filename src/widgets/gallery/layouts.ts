/** A picture's place: px from the gallery's start and top, with its row and column counted from 0. */
export interface Box {
  start: number
  top: number
  width: number
  height: number
  row: number
  column: number
}

/** The row and column of each picture; CSS grid does the rest. */
export const grid = (count: number, columns: number): Box[] =>
  Array.from({ length: count }, (_, i) => ({ start: 0, top: 0, width: 0, height: 0, row: Math.floor(i / columns), column: i % columns }))

/**
 * Full-width rows (contract loops §7.3) of pictures with these ratios of width to height: a picture joins a row unless it would overflow
 * the row by more than the row would be short without it. A last row less than 70 % full keeps the ideal height.
 */
export function justified(ratios: readonly number[], width: number, idealHeight: number, gap: number): Box[] {
  const boxes: Box[] = []
  let top = 0
  for (let row = 0; boxes.length < ratios.length; row++) {
    const widths: number[] = []
    let sum = 0
    for (let i = boxes.length; i < ratios.length; i++) {
      const ratio = ratios[i] as number
      const next = Math.min(idealHeight * ratio, width)
      if (sum && sum + next - width > width - sum) break
      widths.push(next)
      sum += next
    }
    const isFull = boxes.length + widths.length < ratios.length || sum >= width * 0.7
    const scale = isFull ? Math.max(0, width - gap * (widths.length - 1)) / sum : 1
    let start = 0
    for (const [column, idealWidth] of widths.entries()) {
      boxes.push({ start, top, width: idealWidth * scale, height: idealHeight * scale, row, column })
      start += idealWidth * scale + gap
    }
    top += idealHeight * scale + gap
  }
  return boxes
}

/**
 * The rows of hand-written galleries, computed as embed/css/gallery.css lays them out with flexbox, so that pictures shown before the
 * script loads do not move: a picture joins a row while it fits at 85 % of the ideal height, then the row grows to the full width. A last
 * row more than 30 % empty grows as if it had further pictures.
 */
export function flexRows(ratios: readonly number[], width: number, idealHeight: number, gap: number): Box[] {
  const boxes: Box[] = []
  let top = 0
  for (let row = 0; boxes.length < ratios.length; row++) {
    const widths: number[] = []
    /** The width of the row's pictures and gaps. */
    let taken = -gap
    /** The sum of the ratios: a picture grows in proportion to its own. */
    let growth = 0
    for (let i = boxes.length; i < ratios.length; i++) {
      const ratio = ratios[i] as number
      const next = Math.min(idealHeight * 0.85 * ratio, width)
      // Browsers round to fractions of a pixel.
      if (growth && taken + gap + next > width + 0.1) break
      widths.push(next)
      taken += gap + next
      growth += ratio
    }
    const isLast = boxes.length + widths.length === ratios.length
    // In the stylesheet, an empty box follows the last picture: it starts at 30 % of the width and grows by 8, in the unit of the ratios.
    const empty = width - taken - (isLast ? gap + width * 0.3 : 0)
    const growthUnit = isLast && empty >= 0 ? empty / (growth + 8) : (width - taken) / growth
    let start = 0
    let height = 0
    for (const [column, basis] of widths.entries()) {
      const ratio = ratios[boxes.length] as number
      const itemWidth = basis + growthUnit * ratio
      height = itemWidth / ratio
      // 0.04 px smaller than in CSS: a picture that grew would count as a new largest contentful paint.
      boxes.push({ start, top, width: itemWidth - 0.04, height: height - 0.04, row, column })
      start += itemWidth + gap
    }
    top += height + gap
  }
  return boxes
}

/** Columns of equal width, filled in turn, unless another non-empty column is more than 5 px shorter (contract loops §7.3). */
export function masonry(ratios: readonly number[], width: number, columns: number, gap: number): Box[] {
  const columnWidth = Math.max(0, width - gap * (columns - 1)) / columns
  const tops: number[] = []
  const rows: number[] = []
  return ratios.map((ratio, i) => {
    let column = i % columns
    for (const [other, top] of tops.entries()) if ((tops[column] ?? 0) - top > 5) column = other
    const top = tops[column] ?? 0
    const row = rows[column] ?? 0
    rows[column] = row + 1
    tops[column] = top + columnWidth / ratio + gap
    return { start: column * (columnWidth + gap), top, width: columnWidth, height: columnWidth / ratio, row, column }
  })
}
