import type { Writers } from '../../dom/writers'
import { device } from '../../page/device'
import { type Box, flexRows, grid, justified, masonry } from './layouts'
import { aspectRatio, type Gallery, type Item } from './parts'
import type { GallerySettings } from './settings'
import { boxVariables, itemVariables } from './variables'

/** A cell's width divided by its height; 3:2 if the setting is invalid. */
function cellRatio(setting: string): number {
  const [width = 0, height = 0] = setting.split(':').map(Number)
  return width > 0 && height > 0 ? width / height : 1.5
}

/**
 * A grid, even if the pictures are not in cells. Where the gallery's width depends on its contents (a flex item, a column), the pictures
 * request no width and the track requests the window's but can shrink, so the gallery fills the free space.
 */
export const AVAILABLE_WIDTH = { $display: 'grid', $grid: 'none/minmax(0,var(--skerry-width,100vw))' }

/**
 * Writes the positions and sizes of the gallery and its visible items, all at once and without reading layout. Uses inline styles, so that
 * they work with every version of the builder's stylesheet; also writes its custom properties, which site stylesheets may use. `width` is
 * the gallery's, in px.
 */
export function applyLayout(
  { box, isHandWritten }: Gallery,
  shown: Item[],
  settings: GallerySettings,
  width: number,
  loadedRatios: WeakMap<Element, number>,
  writers: Writers,
): void {
  const currentDevice = device().get()
  const gap = settings.gap[currentDevice]
  const columns = Math.round(settings.columns[currentDevice])
  const ratio = cellRatio(settings.aspect_ratio)
  const layout = settings.gallery_layout
  const computeBoxes = (): Box[] => {
    if (layout === 'grid') return grid(shown.length, columns)
    const ratios = shown.map((item) => aspectRatio(item, loadedRatios))
    if (layout === 'masonry') return masonry(ratios, width, columns, gap)
    return (isHandWritten ? flexRows : justified)(ratios, width, settings.ideal_row_height[currentDevice], gap)
  }
  const boxes = computeBoxes()
  const max = (value: (box: Box) => number) => boxes.reduce((most, box) => Math.max(most, value(box)), 0)
  const rows = max(({ row }) => row + 1)
  const rowLengths: number[] = []
  for (const { row } of boxes) rowLengths[row] = (rowLengths[row] ?? 0) + 1

  writers.set(box, {
    $position: 'relative',
    $padding: '0',
    ...AVAILABLE_WIDTH,
    ...(layout === 'grid'
      ? {
          $height: 'auto',
          $gap: `${gap}px`,
          $grid: `none/repeat(${columns},minmax(0,${isHandWritten ? '1fr' : `calc((var(--skerry-width,200vw) - ${gap * (columns - 1)}px)/${columns})`}))`,
        }
      : { $height: `${max(({ top, height }) => top + height)}px` }),
    ...(!isHandWritten && boxVariables(gap, columns, rows, ratio)),
  })
  for (const [i, itemBox] of boxes.entries())
    writers.set((shown[i] as Item).el, {
      $margin: '0',
      ...(layout === 'grid' ? cellStyles(itemBox, ratio) : absoluteStyles(itemBox)),
      ...(!isHandWritten && itemVariables(itemBox, rowLengths, width, gap, layout)),
    })
}

/** The position is explicit, so that pseudo-elements do not move items. */
const cellStyles = ({ row, column }: Box, ratio: number) => ({
  $position: 'relative',
  $inset: 'auto',
  $width: 'auto',
  $height: 'auto',
  // Otherwise the cell's content could make it taller than its ratio.
  '$min-height': '0',
  '$aspect-ratio': ratio,
  '$grid-area': `${row + 1}/${column + 1}`,
})

const absoluteStyles = ({ start, top, width, height }: Box) => ({
  $position: 'absolute',
  '$inset-block': `${top}px auto`,
  '$inset-inline': `${start}px auto`,
  $width: `${width}px`,
  $height: `${height}px`,
})
