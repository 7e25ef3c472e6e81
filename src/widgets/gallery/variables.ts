import { prefersReducedMotion } from '../../builder/reduced-motion'
import type { Box } from './layouts'

type Values = Record<string, string | number>
const percent = (part: number, whole: number) => `${whole ? (part / whole) * 100 : 0}%`

/** How long pictures are on their way when a filter changes: the builder's own (contract loops §7.2). */
export const DURATION = 350

/** The builder's variables of a picture (contract loops §7.3): sites' stylesheets may read them. */
export function itemVariables(
  { row, column, start, top, width, height }: Box,
  boxes: readonly Box[],
  whole: number,
  gap: number,
  layout: string,
): Values {
  if (layout === 'grid') return { '--column': column, '--row': row }
  const own = { '--item-height': percent(height, width) }
  const above = percent(top - row * gap, whole)
  if (layout === 'masonry') return { ...own, '--column': column, '--items-in-column': row, '--percent-height': above }
  const gaps = boxes.filter((b) => b.row === row).length - 1
  return {
    ...own,
    '--row': row,
    '--item-row-index': column,
    '--gap-count': gaps,
    '--item-width': percent(width, whole - gaps * gap),
    '--item-start': percent(start - column * gap, whole - gaps * gap),
    '--item-top': above,
  }
}

/** Those of the whole. `ratio` is width by height. */
export const boxVariables = (gap: number, columns: number, rows: number, ratio: number): Values => ({
  '--hgap': `${gap}px`,
  '--vgap': `${gap}px`,
  '--animation-duration': `${prefersReducedMotion() ? 0 : DURATION}ms`,
  '--columns': columns,
  '--rows': rows,
  '--highest-column-gap-count': rows - 1,
  '--aspect-ratio': percent(1, ratio),
  '--container-aspect-ratio': percent(rows, columns * ratio),
})
