import { activeDevices, device } from '../../builder/device'
import { SETTINGS } from '../../builder/selectors'
import { choice, count, flag, responsive, text } from '../../settings/fields'
import { rawSettings, readSettings } from '../../settings/read'
import { applyLayout } from './apply-layout'
import { startFilters } from './filters'
import { applyHoverClasses } from './hover-classes'
import { partsOf } from './parts'
import { showPictures } from './pictures'
import { createWriters } from './writers'

/** An empty size object of a smaller device does not stop the larger one's (contract core §4.4). */
const px = (value: number, min: number) => ({ ...count(value, min), kind: 'size' as const })
export const settings = {
  gallery_layout: choice(['grid', 'justified', 'masonry'], 'grid'),
  columns: responsive(count(4, 1, 24)),
  gap: responsive(px(10, 0)),
  ideal_row_height: responsive(px(200, 20)),
  aspect_ratio: text('3:2'),
  lazyload: flag(),
  image_hover_animation: text(),
  background_overlay_hover_animation: text(),
  content_hover_animation: text(),
  content_sequenced_animation: flag(),
}

/** A grid of pictures in even cells, in rows that fill the width or in columns, with filters (contract loops §7). */
export function start(host: HTMLElement): () => void {
  const parts = partsOf(host)
  const { box, items, byHand } = parts
  const raw = rawSettings(host, SETTINGS)
  // Written by hand, a small screen has few columns unless it is said how many.
  const few = byHand && { columns_tablet: Math.min(2, Number(raw.columns) || 2), columns_mobile: 1 }
  const look = readSettings(settings, { ...few, ...raw }, undefined, activeDevices())
  const isGrid = look.gallery_layout === 'grid'
  const pen = createWriters()
  const seen = new WeakMap<Element, number>()
  let shown = items
  let width = 0
  let ended = false

  const lay = () => {
    // Rows and columns wait for a width: a hidden gallery has none until it shows.
    if (!isGrid && !width) return
    applyLayout(parts, shown, look, width, seen, pen)
    if (isSeen) show()
  }
  for (const { picture } of items)
    pen.put(picture, { $display: 'block', $width: '100%', $height: '100%', $padding: '0', '$object-fit': 'cover' })
  // What did not show before it had its place (embed/css/gallery.css) may, a frame after the first that has it: or browsers call it a shift.
  const first = items[0]
  const isSeen = byHand && first && getComputedStyle(first.picture).visibility === 'visible'
  const show = () => ended || pen.put(host, { 'data-layout': look.gallery_layout })
  if (byHand) requestAnimationFrame(() => requestAnimationFrame(show))
  else {
    const direction = getComputedStyle(box).direction
    for (const name of ['container', `${look.gallery_layout}`, `-${direction}`, look.lazyload && '-lazyload'])
      if (name) pen.put(box, { [`.e-gallery-${name}`]: true })
    applyHoverClasses(parts, look, pen)
  }
  const unfilter = startFilters(host, parts, pen, (left) => {
    shown = left
    lay()
  })
  lay()
  const unshow = showPictures(items, look.lazyload, (picture, ratio) => {
    if (seen.get(picture) === ratio) return
    seen.set(picture, ratio)
    if (!isGrid) lay()
  })
  const unwatch = device().subscribe(lay)
  const sizes = new ResizeObserver(([entry]) => {
    const now = entry?.contentRect.width ?? 0
    if (now === width) return
    width = now
    lay()
    // Our own height would call it again in this very frame, which browsers report as an error: it looks again in the next.
    sizes.disconnect()
    requestAnimationFrame(() => ended || sizes.observe(box))
  })
  if (!isGrid) sizes.observe(box)
  return () => {
    ended = true
    sizes.disconnect()
    unwatch()
    unshow()
    unfilter()
    pen.stop()
    // Nobody comes to place them now: what embed/css/gallery.css hides until then shows at once.
    for (const late of box.getAnimations({ subtree: true })) if (/late$/.test((late as CSSAnimation).animationName)) late.finish()
  }
}
