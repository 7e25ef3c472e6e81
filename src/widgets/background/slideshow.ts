import { stopAll } from '../../base/lifetime'
import { createAutoplay } from './autoplay'
import { createLayers, loadPicture } from './layers'
import { addPauseButton } from './pause-control'
import { pictureUrls, type SlideshowSettings } from './settings'

export { settings } from './settings'

/** Pictures that change behind an element, without the slider's library. A single picture stands still (contract core §9.4). */
export function start(host: HTMLElement, settings: SlideshowSettings): () => void {
  const urls = pictureUrls(host)
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
  return () => stopAll(stops)
}
