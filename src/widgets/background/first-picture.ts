import { createElement } from '../../base/create-element'
import { queryAll } from '../../base/query-all'
import { onFirstVisible } from '../../dom/on-first-visible'
import { type Infer, pictures } from '../../settings/fields'
import { FIRST_PICTURE, SLIDESHOW } from './is-slideshow'

export const settings = { background_slideshow_gallery: pictures() }

/** A background picture loads with low priority; it shares this request, which has high priority. */
function request(url: string): HTMLImageElement {
  const image = new Image()
  image.fetchPriority = 'high'
  image.src = url
  return image
}
/** A page's first slideshow is usually in view at first. Only layout knows for certain, a frame later; until then the picture can load. */
const isProbablyInView = (host: HTMLElement) =>
  queryAll(document, SLIDESHOW)[0] === host &&
  !host.closest<HTMLElement>('[class*=elementor-hidden-],[data-elementor-type=popup],[hidden],dialog')

/**
 * Shows a slideshow's first picture once in view, so that the largest paint does not wait for the slideshow's chunk. Uses the classes of
 * the slideshow's layers, by which the site's stylesheet sizes and positions it; the slideshow replaces it.
 */
export function start(host: HTMLElement, { background_slideshow_gallery: [url = ''] }: Infer<typeof settings>): () => void {
  // An http(s) URL or one without a scheme.
  if (!/^(https?:|[^:]+[./])/.test(url)) return () => {}
  const picture = createElement('div', { class: 'elementor-background-slideshow__slide__image' })
  const box = createElement('div', { class: `${FIRST_PICTURE} elementor-background-slideshow` }, picture)
  const early = isProbablyInView(host) && request(url)
  const show = () => {
    // The slideshow may have started first.
    if (host.querySelector<HTMLElement>(':scope>.elementor-background-slideshow')) return
    const image = early || request(url)
    picture.style.backgroundImage = `url("${image.src}")`
    host.prepend(box)
  }
  const stopWaiting = onFirstVisible(host, show)
  return () => {
    stopWaiting()
    box.remove()
  }
}
