import { pageBody } from '../base/document'
import { propertyOf } from '../base/property-of'
import { createWriters } from '../dom/writers'
import { DIALOG_Z_INDEX } from './above-dialogs'
import { ABOVE_ALL } from './beside'
import { overlays } from './state'

/** The highest z-index in browsers. */
export const LIMIT = ABOVE_ALL + 1

/** An element and its ancestors that create a stacking context, outermost last. */
function* placed(el: HTMLElement): Generator<[HTMLElement, number]> {
  for (let at: HTMLElement | null = el; at && at !== pageBody(); at = propertyOf(at, 'parentElement')) {
    const { position, zIndex } = getComputedStyle(at)
    if (position !== 'static' && (zIndex !== 'auto' || /fixed|sticky/.test(position))) yield [at, +zIndex || 0]
  }
}

const highest = (el: HTMLElement) => Math.max(0, ...[...placed(el)].map(([, z]) => z))

/** A z-index that is above everything in an overlay. */
export const stackPlace = (root: HTMLElement): number => Math.max(DIALOG_Z_INDEX, highest(root))

/** The z-index that puts an overlay above the other open ones. At equal values, the later element in the page is above. */
const placeAbove = (root: HTMLElement) => {
  const others = overlays.layers.filter((layer) => layer.root !== root && (layer.isModal || layer.trapsFocus))
  return Math.max(
    0,
    ...others.map((other) => {
      const isAfter = other.root.compareDocumentPosition(root) & Node.DOCUMENT_POSITION_FOLLOWING
      return highest(other.root) + (isAfter ? 0 : 1)
    }),
  )
}

/**
 * Raises an overlay above the other open ones: the latest is on top, whatever stylesheets say. `atLeast` applies even without others. The
 * returned function restores everything.
 */
export function liftAboveOthers(root: HTMLElement, atLeast = 0): () => void {
  const places = createWriters()
  const wanted = Math.min(Math.max(atLeast, placeAbove(root)), LIMIT)
  // Its ancestors may have lower values than itself.
  const low = wanted ? [...placed(root)].filter(([, z]) => z < wanted) : []
  for (const [el] of low) places.set(el, { '$z-index': `${wanted}!important` })
  return places.stop
}
