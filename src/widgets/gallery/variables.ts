import { prefersReducedMotion } from '../../page/reduced-motion'
import type { Box } from './layouts'

type Variables = Record<string, string | number>
const percent = (part: number, whole: number) => `${whole ? (part / whole) * 100 : 0}%`

/** How long pictures move on a filter change, in ms, as in the builder's script (contract loops §7.2). */
export const DURATION = 350

/** The builder's custom properties of one picture (contract loops §7.3), which site stylesheets may read. `galleryWidth` is in px. */
export function itemVariables(
  { row, column, start, top, width, height }: Box,
  /** The number of pictures in each row. */
  rowLengths: readonly number[],
  galleryWidth: number,
  gap: number,
  layout: string,
): Variables {
  if (layout === 'grid') return { '--column': column, '--row': row }
  const itemHeight = { '--item-height': percent(height, width) }
  const topWithoutGaps = percent(top - row * gap, galleryWidth)
  if (layout === 'masonry') return { ...itemHeight, '--column': column, '--items-in-column': row, '--percent-height': topWithoutGaps }
  const gapCount = (rowLengths[row] ?? 1) - 1
  const widthWithoutGaps = galleryWidth - gapCount * gap
  return {
    ...itemHeight,
    '--row': row,
    '--item-row-index': column,
    '--gap-count': gapCount,
    '--item-width': percent(width, widthWithoutGaps),
    '--item-start': percent(start - column * gap, widthWithoutGaps),
    '--item-top': topWithoutGaps,
  }
}

/** The builder's custom properties of the gallery. `ratio` is a cell's width divided by its height. */
export const boxVariables = (gap: number, columns: number, rows: number, ratio: number): Variables => ({
  '--hgap': `${gap}px`,
  '--vgap': `${gap}px`,
  '--animation-duration': `${prefersReducedMotion() ? 0 : DURATION}ms`,
  '--columns': columns,
  '--rows': rows,
  '--highest-column-gap-count': rows - 1,
  '--aspect-ratio': percent(1, ratio),
  '--container-aspect-ratio': percent(rows, columns * ratio),
})
