import { isRtl } from '../../page/page-config'
import { listenToGestures } from './gestures'
import { createSlideTrack } from './slide-track'
import { createZoom } from './zoom'

interface Options {
  /** The slides' parent element. */
  row: HTMLElement
  startIndex: number
  onSlideChange: (index: number) => void
  onZoomChange: (isZoomed: boolean) => void
}

/** Tracks the current slide and its zoom, for gestures, keys and buttons. */
export function createNavigation({ row, startIndex, onSlideChange, onZoomChange }: Options) {
  let index = startIndex
  const track = createSlideTrack(row, isRtl())
  const zoom = createZoom(() => row.children[index]?.querySelector('img') ?? null, onZoomChange)
  track.show(index)

  /** `step` is the direction of movement: 1 forwards, -1 back. */
  const goTo = (to: number, step: number): void => {
    if (to === index) return
    zoom.reset()
    const from = index
    index = to
    onSlideChange(to)
    track.go(from, to, step)
  }
  const goBy = (step: number): void => {
    // A zoomed picture pans; slides move only at natural size (contract media §1.7).
    if (!zoom.isZoomed()) goTo(track.neighbour(index, step), step)
  }
  const stop = listenToGestures({ row, track, zoom, index: () => index, goBy })
  return { goTo, goBy, zoom, stop }
}
export type Navigation = ReturnType<typeof createNavigation>
