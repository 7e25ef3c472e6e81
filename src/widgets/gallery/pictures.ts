import { write } from '../../ledger'
import { on } from '../../services/events'
import type { Item } from './parts'

/**
 * Shows the builder's pictures, which are backgrounds: all at once, or (`lazy`) each when it comes near. `seen` hears the ratio of
 * each that is there; one that does not come holds nobody up. Hand-written ones the browser loads itself.
 */
export function showPictures(items: Item[], lazy: boolean, seen: (picture: Element, ratio: number) => void): () => void {
  const stops: (() => void)[] = []
  const tell = (picture: HTMLElement, { naturalWidth, naturalHeight }: HTMLImageElement) => {
    if (naturalHeight) seen(picture, naturalWidth / naturalHeight)
  }
  const show = (picture: HTMLElement) => {
    if (picture instanceof HTMLImageElement) {
      tell(picture, picture)
      stops.push(on(picture, 'load', () => tell(picture, picture)))
      return
    }
    const url = picture.dataset.thumbnail
    if (!url) return
    const pen = write(picture)
    const image = new Image()
    const come = () => {
      pen.set('.e-gallery-image-loaded', true)
      tell(picture, image)
    }
    stops.push(pen.stop, on(image, 'load', come), on(image, 'error', come))
    image.src = url
    pen.set('$background-image', `url(${JSON.stringify(url)})`)
    pen.set('$background-size', 'cover')
    pen.set('$background-position', 'center')
  }
  if (lazy && globalThis.IntersectionObserver) {
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
