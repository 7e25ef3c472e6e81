import { pageBody } from '../../base/document'
import { propertyOf } from '../../base/property-of'
import { createWriters } from '../../dom/writers'
import type { MenuParts } from './types'

/**
 * Shows all of an open panel in a header that hides what overflows it; the returned function restores the header. What is higher than half of
 * the window scrolls or holds the page, and stays as it is.
 */
export function unclip({ panel }: MenuParts): () => void {
  const writers = createWriters()
  if (!panel) return writers.stop
  const inner = panel.getBoundingClientRect()
  for (let at = panel.parentElement; at && at !== pageBody(); at = propertyOf(at, 'parentElement')) {
    const { left, right, top, bottom, height } = at.getBoundingClientRect()
    const isWithin = inner.left > left - 1 && inner.right < right + 1 && inner.top > top - 1 && inner.bottom < bottom + 1
    if (height && height < innerHeight / 2 && !isWithin) writers.set(at, unclipped(getComputedStyle(at)))
  }
  return writers.stop
}

function unclipped(style: CSSStyleDeclaration): Record<string, string> {
  const { overflowX, overflowY, display, contain, contentVisibility, clipPath, transform } = style
  const cuts = /hidden|clip/.test(overflowX + overflowY)
  const contains = /paint|strict|content/.test(contain)
  return {
    ...(cuts && { '$overflow-x': 'visible', '$overflow-y': 'visible' }),
    // It goes on containing floats and margins.
    ...(cuts && display === 'block' && { $display: 'flow-root' }),
    ...(contains && { $contain: 'layout style' }),
    // Safari goes on clipping what is in the panel until the header's layer changes.
    ...(contains && transform === 'none' && { $transform: 'translate(0)' }),
    ...(contentVisibility === 'auto' && { '$content-visibility': 'visible' }),
    ...(clipPath && clipPath !== 'none' && { '$clip-path': 'none' }),
  }
}
