import { pageRoot } from '../../base/document'

/** A picture's largest scale (contract media §1.6). */
const MAX_SCALE = 3

/** A point in the window, in px. */
export interface Point {
  clientX: number
  clientY: number
}

const limit = (value: number, max: number) => Math.min(Math.max(value, -max), max)

/**
 * Zooms and pans a picture by its transform. `getPicture` returns the current slide's picture, if it has one; `onChange` is called when
 * zooming in starts and ends.
 */
export function createZoom(getPicture: () => HTMLElement | null, onChange: (isZoomed: boolean) => void) {
  let scale = 1
  let x = 0
  let y = 0
  const apply = () => {
    const img = getPicture()
    if (!img) return
    const { clientWidth, clientHeight } = pageRoot()
    // The edges of a picture larger than the window stay outside it.
    x = limit(x, Math.max(0, (img.offsetWidth * scale - clientWidth) / 2))
    y = limit(y, Math.max(0, (img.offsetHeight * scale - clientHeight) / 2))
    img.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : ''
  }
  /** Zooms to a scale between 1 and the maximum, keeping the point `center` in place. */
  const zoomTo = (newScale: number, center?: Point): void => {
    if (!getPicture()) return
    const oldScale = scale
    scale = Math.min(Math.max(newScale, 1), MAX_SCALE)
    if (center) {
      const dx = center.clientX - innerWidth / 2
      const dy = center.clientY - innerHeight / 2
      x = dx - ((dx - x) * scale) / oldScale
      y = dy - ((dy - y) * scale) / oldScale
    }
    apply()
    if (oldScale > 1 !== scale > 1) onChange(scale > 1)
  }
  const isZoomed = () => scale > 1
  return {
    isZoomed,
    scale: () => scale,
    zoomTo,
    /** Toggles between natural size and the maximum. */
    toggle: (center?: Point): void => zoomTo(isZoomed() ? 1 : MAX_SCALE, center),
    panBy(dx: number, dy: number): void {
      x += dx
      y += dy
      apply()
    },
    /** Restores natural size and position; called before changing slides. */
    reset(): void {
      x = 0
      y = 0
      zoomTo(1)
    },
  }
}
export type Zoom = ReturnType<typeof createZoom>
