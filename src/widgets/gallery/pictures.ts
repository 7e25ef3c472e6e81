import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { onVisible } from '../../dom/on-visible'
import { createWriters } from '../../dom/writers'
import { type Item, servedRatio } from './parts'

/**
 * Shows the builder's pictures, which are backgrounds: all at once, or with `lazy` each when near the viewport. Hand-written ones are `img`
 * elements, which the browser loads. `onLoad` gets a loaded picture's ratio of width to height if the markup lacks it; a picture that fails
 * delays no other.
 */
export function showPictures(items: Item[], lazy: boolean, onLoad: (picture: HTMLElement, ratio: number) => void): () => void {
  const stops: (() => void)[] = []
  const reportRatio = (picture: HTMLElement, { naturalWidth, naturalHeight }: HTMLImageElement) => {
    if (naturalHeight && !servedRatio(picture)) onLoad(picture, naturalWidth / naturalHeight)
  }
  const watchImage = (image: HTMLImageElement) => {
    const report = () => reportRatio(image, image)
    stops.push(on(image, 'load', report))
    // It may have loaded already.
    report()
  }
  const showBackground = (picture: HTMLElement) => {
    const url = picture.dataset.thumbnail
    if (!url) return
    const image = new Image()
    const { set, stop } = createWriters()
    const onDone = () => {
      set(picture, { '.e-gallery-image-loaded': true })
      reportRatio(picture, image)
    }
    stops.push(stop, on(image, 'load', onDone), on(image, 'error', onDone))
    image.src = url
    set(picture, { '$background-image': `url(${JSON.stringify(url)})`, '$background-size': 'cover', '$background-position': 'center' })
  }
  for (const { picture } of items) {
    const show = () => (picture instanceof HTMLImageElement ? watchImage(picture) : showBackground(picture))
    // A picture hidden by a filter never comes near.
    if (lazy) stops.push(onVisible(picture, show, '50%'))
    else show()
  }
  return () => stopAll(stops)
}
