import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { createAutoplay } from './autoplay'
import { FIRST_PICTURE } from './is-slideshow'
import { createLayers, type Layers, loadPicture } from './layers'
import { addPauseButton } from './pause-control'
import type { SlideshowSettings } from './settings'

export { settings } from './settings'

/** Pictures that change behind an element, without the slider's library. A single picture stands still (contract core §9.4). */
export function start(host: HTMLElement, settings: SlideshowSettings): () => void {
  const urls = settings.background_slideshow_gallery
  const firstPicture = host.querySelector(`:scope > .${FIRST_PICTURE}`)
  if (!urls.length) return () => {}
  const layers = createLayers(urls.length, settings)
  const load = (index: number) => loadPicture(layers.pictures[index] as HTMLElement, urls[index] as string)
  const stops = [() => layers.box.remove()]
  host.prepend(layers.box)
  if (urls.length === 1) load(0)
  else {
    const autoplay = createAutoplay(layers, settings, load)
    stops.unshift(addPauseButton(layers.box, autoplay), autoplay.stop)
  }
  // The same picture lies in the same place by now, and is loaded.
  firstPicture?.remove()
  if (firstPicture && settings.background_slideshow_ken_burns_zoom_direction === 'out') stops.unshift(keepSize(layers))
  return () => stopAll(stops)
}

/** What zooms out begins enlarged. The picture that was in view before would jump: it has its own size until it first leaves. */
function keepSize({ slides, pictures }: Layers): () => void {
  const [slide, picture] = [slides[0], pictures[0]] as [HTMLElement, HTMLElement]
  const ownSize = picture.animate({ transform: 'none' }, { fill: 'forwards' })
  return on(slide, 'transitionend', ({ target }) => {
    if (target === slide) ownSize.cancel()
  })
}
