import { createElement } from '../../base/create-element'
import { onFirstVisible } from '../../dom/on-first-visible'
import { type Infer, pictures } from '../../settings/fields'
import { FIRST_PICTURE } from './is-slideshow'

export const settings = { background_slideshow_gallery: pictures() }

/**
 * Shows a slideshow's first picture once in view, so that the largest paint does not wait for the slideshow's chunk. Uses the classes of
 * the slideshow's layers, by which the site's stylesheet sizes and positions it; the slideshow replaces it.
 */
export function start(host: HTMLElement, { background_slideshow_gallery: [url = ''] }: Infer<typeof settings>): () => void {
  // An http(s) URL or one without a scheme.
  if (!/^(https?:|[^:]+[./])/.test(url)) return () => {}
  const picture = createElement('div', { class: 'elementor-background-slideshow__slide__image' })
  const box = createElement('div', { class: `${FIRST_PICTURE} elementor-background-slideshow` }, picture)
  const show = () => {
    // The slideshow may have started first.
    if (host.querySelector<HTMLElement>(':scope>.elementor-background-slideshow')) return
    // A background picture loads with low priority; it shares this request, which has high priority.
    const image = new Image()
    image.fetchPriority = 'high'
    image.src = url
    picture.style.backgroundImage = `url("${image.src}")`
    host.prepend(box)
  }
  const stopWaiting = onFirstVisible(host, show)
  return () => {
    stopWaiting()
    box.remove()
  }
}
