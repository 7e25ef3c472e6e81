import { on } from '../../base/events'
import { createWriter } from '../../dom/writer'
import type { Item } from './parts'

/**
 * Shows the builder's pictures, which are backgrounds: all at once, or (`lazy`) each when it comes near. `seen` hears the ratio of
 * each that is there; one that does not come holds nobody up. Hand-written ones the browser loads itself.
 */
export function showPictures(items: Item[], lazy: boolean, seen: (picture: Element, ratio: number) => void): () => void {
  const stops: (() => void)[] = []
  const show = (picture: HTMLElement) => {
    const own = picture instanceof HTMLImageElement
    const image = own ? picture : new Image()
    const url = picture.dataset.thumbnail
    const { set, stop } = createWriter(picture)
    const come = () => {
      if (!own) set('.e-gallery-image-loaded', true)
      const { naturalWidth, naturalHeight } = image
      if (naturalHeight) seen(picture, naturalWidth / naturalHeight)
    }
    stops.push(stop, on(image, 'load', come), on(image, 'error', come))
    if (own) come()
    if (own || !url) return
    image.src = url
    set('$background-image', `url(${JSON.stringify(url)})`)
    set('$background-size', 'cover')
    set('$background-position', 'center')
  }
  if (lazy) {
    // What a filter hides is never near.
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) {
            near.unobserve(target)
            show(target as HTMLElement)
          }
      },
      { rootMargin: '50%' },
    )
    for (const { picture } of items) near.observe(picture)
    stops.push(() => near.disconnect())
  } else for (const { picture } of items) show(picture)
  return () => {
    for (const stop of stops) stop()
  }
}
