import { device } from '../../builder/device'
import type { ByDevice } from '../../settings/fields'
import { type Box, flexRows, grid, justified, masonry } from './layouts'
import { type Gallery, type Item, ratioOf } from './parts'
import { boxVariables, itemVariables } from './variables'
import type { Writers } from './writers'

/** Lengths in px. */
export interface Look {
  gallery_layout: 'grid' | 'justified' | 'masonry'
  columns: ByDevice<number>
  gap: ByDevice<number>
  ideal_row_height: ByDevice<number>
  aspect_ratio: string
}

/**
 * One pass of writes from what is known: it reads nothing of the page. The boxes are ours, inline, so that they are the same with
 * any version of the builder's stylesheet; its variables stand beside for what else looks at them.
 */
export function applyLayout(
  { box, byHand }: Gallery,
  shown: Item[],
  look: Look,
  width: number,
  seen: WeakMap<Element, number>,
  pen: Writers,
): void {
  const at = device().get()
  const gap = look.gap[at]
  const columns = Math.round(look.columns[at])
  const [w = 0, h = 0] = look.aspect_ratio.split(':').map(Number)
  const ratio = w > 0 && h > 0 ? w / h : 1.5
  const layout = look.gallery_layout
  const ratios = shown.map((item) => ratioOf(item, seen))
  const boxes: Box[] =
    layout === 'grid'
      ? grid(shown.length, columns)
      : layout === 'masonry'
        ? masonry(ratios, width, columns, gap)
        : (byHand ? flexRows : justified)(ratios, width, look.ideal_row_height[at], gap)
  const most = (of: (each: Box) => number) => Math.max(0, ...boxes.map(of))
  const rows = most((b) => b.row + 1)
  pen.put(box, {
    $position: 'relative',
    $padding: '0',
    ...(layout === 'grid'
      ? { $display: 'grid', $height: 'auto', $gap: `${gap}px`, $grid: `none/repeat(${columns},minmax(0,1fr))` }
      : { $display: 'block', $height: `${most((b) => b.top + b.height)}px` }),
    ...(!byHand && boxVariables(gap, columns, rows, ratio)),
  })
  for (const [i, b] of boxes.entries())
    pen.put((shown[i] as Item).el, {
      $margin: '0',
      // In a grid a place is said, so that what a stylesheet puts before or after does not move it.
      ...(layout === 'grid'
        ? {
            $position: 'relative',
            $inset: 'auto',
            $width: 'auto',
            $height: 'auto',
            // Or what stands in it would make it higher than its shape.
            '$min-height': '0',
            '$aspect-ratio': ratio,
            '$grid-area': `${b.row + 1}/${b.column + 1}`,
          }
        : {
            $position: 'absolute',
            '$inset-block': `${b.top}px auto`,
            '$inset-inline': `${b.start}px auto`,
            $width: `${b.width}px`,
            $height: `${b.height}px`,
          }),
      ...(!byHand && itemVariables(b, boxes, width, gap, layout)),
    })
}
