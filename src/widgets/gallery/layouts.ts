/** Where a picture goes, in px from the start and the top of the gallery. `ratio` is width by height. */
export interface Box {
  start: number
  top: number
  width: number
  height: number
  row: number
  column: number
}

/** The row and the column of each of `count` pictures, from 0; the rest is left to the browser's own grid. */
export const grid = (count: number, columns: number): Box[] =>
  Array.from({ length: count }, (_, i) => ({ start: 0, top: 0, width: 0, height: 0, row: (i / columns) | 0, column: i % columns }))

/**
 * Rows that fill the width (contract loops §7.3): another picture joins a row unless it would stick out by more than stopping
 * leaves empty. A last row that is less than 70 % full keeps its height.
 */
export function justified(ratios: readonly number[], width: number, ideal: number, gap: number): Box[] {
  const boxes: Box[] = []
  let top = 0
  for (let row = 0; boxes.length < ratios.length; row++) {
    const widths: number[] = []
    let sum = 0
    for (const ratio of ratios.slice(boxes.length)) {
      const next = Math.min(ideal * ratio, width)
      if (sum && sum + next - width > width - sum) break
      widths.push(next)
      sum += next
    }
    const isWhole = boxes.length + widths.length < ratios.length || sum >= width * 0.7
    const scale = isWhole ? Math.max(0, width - gap * (widths.length - 1)) / sum : 1
    let start = 0
    for (const [column, own] of widths.entries()) {
      boxes.push({ start, top, width: own * scale, height: ideal * scale, row, column })
      start += own * scale + gap
    }
    top += ideal * scale + gap
  }
  return boxes
}

/**
 * The same by hand, as a flexible row of CSS has it (embed/css/gallery.css), so that pictures may show before the script and stay:
 * a picture joins while it fits, at 85 % of the height that is wished, and the row grows to the width. A last row that leaves more
 * than 30 % empty grows with what else would be there.
 */
export function flexRows(ratios: readonly number[], width: number, ideal: number, gap: number): Box[] {
  const boxes: Box[] = []
  let top = 0
  for (let row = 0; boxes.length < ratios.length; row++) {
    const widths: number[] = []
    // What the row takes, and what of it grows.
    let taken = -gap
    let grow = 0
    for (const ratio of ratios.slice(boxes.length)) {
      const next = Math.min(ideal * 0.85 * ratio, width)
      // A browser counts in parts of a pixel.
      if (grow && taken + gap + next > width + 0.1) break
      widths.push(next)
      taken += gap + next
      grow += ratio
    }
    const isLast = boxes.length + widths.length === ratios.length
    const empty = width - taken - (isLast ? gap + width * 0.3 : 0)
    const more = isLast && empty >= 0 ? empty / (grow + 8) : (width - taken) / grow
    let start = 0
    let height = 0
    for (const [column, own] of widths.entries()) {
      const ratio = ratios[boxes.length] as number
      const wide = own + more * ratio
      height = wide / ratio
      // A hair less than CSS has it: a larger one would be the page's largest paint anew.
      boxes.push({ start, top, width: wide - 0.04, height: height - 0.04, row, column })
      start += wide + gap
    }
    top += height + gap
  }
  return boxes
}

/** Columns of equal width: each its turn, unless another one that has begun is more than 5 px shorter (contract loops §7.3). */
export function masonry(ratios: readonly number[], width: number, columns: number, gap: number): Box[] {
  const own = Math.max(0, width - gap * (columns - 1)) / columns
  const tops: number[] = []
  const rows: number[] = []
  return ratios.map((ratio, i) => {
    let column = i % columns
    for (const [k, top] of tops.entries()) if ((tops[column] ?? 0) - top > 5) column = k
    const top = tops[column] ?? 0
    const row = rows[column] ?? 0
    rows[column] = row + 1
    tops[column] = top + own / ratio + gap
    return { start: column * (own + gap), top, width: own, height: own / ratio, row, column }
  })
}
