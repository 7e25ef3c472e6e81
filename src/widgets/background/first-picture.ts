import { BACKGROUND_SLIDESHOW, FIRST_PICTURE, SETTINGS } from '../../builder/selectors'
import { queryAll } from '../../dom/query-all'
import { rawSettings } from '../../settings/read'
import { isSlideshow } from './is-slideshow'

/**
 * Shows the first picture of each slideshow that is in view when the page starts, so that the largest paint waits for no chunk. It has the
 * classes of the slideshow's own layers, by which the site's stylesheet gives it its size, position and repetition; the slideshow takes its
 * place. Called before anything is written on the page: reading the layout costs least then.
 */
export function showFirstPictures(): void {
  for (const host of queryAll(document, BACKGROUND_SLIDESHOW)) {
    const { top, bottom, left, right } = host.getBoundingClientRect()
    // What is not displayed has zeros.
    const isInView = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    const raw = rawSettings(host, SETTINGS)
    const url = (raw.background_slideshow_gallery as { url: string }[] | undefined)?.[0]?.url as string
    // An http(s) address, or one without a scheme; “undefined” and “[object Object]” have neither dot nor slash.
    if (!isInView || !isSlideshow(raw, host) || !/^(https?:|[^:]+[./])/.test(url)) continue
    // A background picture has a low priority at first; this request is the one that it waits for, too.
    const image = new Image()
    image.fetchPriority = 'high'
    image.src = url
    const box = document.createElement('div')
    box.className = `${FIRST_PICTURE} elementor-background-slideshow`
    const picture = document.createElement('div')
    picture.className = 'elementor-background-slideshow__slide__image'
    picture.style.backgroundImage = `url("${image.src}")`
    box.append(picture)
    host.prepend(box)
  }
}
