import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { matchesSelector, propertyOf } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { onResize } from '../../dom/on-scroll'
import { createWriters } from '../../dom/writers'
import { masonryMargins } from './masonry'

const CONTAINER = '.elementor-posts-container,.elementor-loop-container'
const ITEM = '.elementor-post,.e-loop-item'
const THUMBNAIL = '.elementor-post__thumbnail'

export const containerOf = (host: HTMLElement): HTMLElement | null => queryFirst(host, CONTAINER)
export const itemsOf = (container: HTMLElement): HTMLElement[] =>
  [...(propertyOf(container, 'children') as HTMLCollectionOf<HTMLElement>)].filter((el) => matchesSelector(el, ITEM))
/** The stylesheet's number of grid columns at this width. */
const columnsOf = (container: HTMLElement) => {
  const tracks = getComputedStyle(container).gridTemplateColumns
  return tracks === 'none' ? 1 : tracks.split(' ').length
}

/** The stylesheet tells by a pseudo-element's text whether pictures have a fixed ratio (contract loops §5.2). */
const hasRatio = (host: HTMLElement) => /\d/.test(getComputedStyle(host, '::after').content)
/** Whether the picture does not fill its box unless set to its height. */
function needsHeight(thumbnail: HTMLElement): boolean {
  const picture = thumbnail.querySelector('img')
  const { offsetWidth, offsetHeight } = thumbnail
  if (!picture?.naturalWidth || !offsetWidth) return false
  return picture.naturalHeight / picture.naturalWidth < offsetHeight / offsetWidth
}

/**
 * Fits the pictures and positions the rows of a list of posts: at the start, when a picture loads, when the items change, and on resize
 * (contract loops §5). `masonryGap`: the space between the items of a column, in px, if they shall close the gaps between rows.
 */
export function keepPlaces(host: HTMLElement, masonryGap?: () => number): { update: () => void; stop: () => void } {
  const writers = createWriters()
  const place = () => {
    const container = containerOf(host)
    if (!container) return
    const columns = columnsOf(container)
    const isActive = masonryGap !== undefined && columns > 1
    const isShaped = !masonryGap && hasRatio(host)
    const thumbnails = itemsOf(container).flatMap((item) => [...item.querySelectorAll<HTMLElement>(THUMBNAIL)])
    // The class changes the boxes' shape, which is read next.
    writers.set(container, { '.elementor-has-item-ratio': isShaped, '.elementor-posts-masonry': isActive })
    const needed = thumbnails.map((thumbnail) => needsHeight(thumbnail))
    for (const [i, thumbnail] of thumbnails.entries()) writers.set(thumbnail, { '.elementor-fit-height': needed[i] })
    if (!masonryGap) return
    const items = itemsOf(container)
    // Measure the items' heights without our margins.
    for (const item of items) writers.set(item, { '$margin-top': isActive ? '0px' : null })
    if (!isActive) return
    const shown = items.filter((item) => item.offsetParent)
    const rowGap = Number.parseFloat(getComputedStyle(container).rowGap) || 0
    const heights = shown.map((item) => item.getBoundingClientRect().height)
    for (const [i, margin] of masonryMargins(heights, columns, masonryGap(), rowGap).entries())
      writers.set(shown[i] as HTMLElement, { '$margin-top': `${margin}px` })
  }
  let frame = 0
  const stops = [
    // Placing items changes the height just reported; doing so in this frame would log a ResizeObserver error.
    onResize(host, () => {
      frame = requestAnimationFrame(place)
    }),
    () => cancelAnimationFrame(frame),
    // `load` does not bubble.
    on(host, 'load', place, { capture: true }),
    writers.stop,
  ]
  place()
  return { update: place, stop: () => stopAll(stops) }
}
