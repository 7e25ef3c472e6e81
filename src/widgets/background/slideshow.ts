import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { prefersReducedMotion } from '../../page/reduced-motion'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { mountPauseButton } from '../../ui/add-pause-button'
import { pauseButtonStyles } from '../../ui/pause-button'
import { type Autoplay, autoplaySlides } from './autoplay'
import { FIRST_PICTURE } from './is-slideshow'
import { createLayers, type Layers, loadPicture } from './layers'
import type { SlideshowSettings } from './settings'

export { settings } from './settings'

const PAUSE = 'skerry-background-pause'
const PAUSE_CSS = pauseButtonStyles(PAUSE, 'inset-block-end:8px;inset-inline-start:8px')

/** Starts changing pictures behind an element, without the slider library. A single picture stays (contract core §9.4). */
export function start(host: HTMLElement, settings: SlideshowSettings): () => void {
  const urls = settings.background_slideshow_gallery
  const firstPicture = host.querySelector<HTMLElement>(`:scope > .${FIRST_PICTURE}`)
  if (!urls.length) return () => {}
  const layers = createLayers(urls.length, settings)
  const load = (index: number) => loadPicture(layers.pictures[index] as HTMLElement, urls[index] as string)
  const stops = [() => layers.box.remove()]
  host.prepend(layers.box)
  if (urls.length === 1) load(0)
  else {
    const autoplay = autoplaySlides(layers, settings, load)
    stops.unshift(addPauseButton(layers.box, autoplay.setPaused), autoplay.stop)
  }
  // By now the same picture is in place and loaded.
  firstPicture?.remove()
  if (firstPicture && settings.background_slideshow_ken_burns_zoom_direction === 'out') stops.unshift(keepSize(layers))
  return () => stopAll(stops)
}

/**
 * Adds the button that pauses the pictures (WCAG 2.2.2), after the layers, which are hidden from screen readers, and before the host's
 * other content, so that it is the first tab stop. Not under reduced motion: nothing moves.
 */
function addPauseButton(box: HTMLElement, setPaused: Autoplay['setPaused']): () => void {
  if (prefersReducedMotion()) return () => {}
  return mountPauseButton(PAUSE, translate(texts.pauseBackground, box), PAUSE_CSS, (container) => box.after(container), setPaused)
}

/** A picture that zooms out starts enlarged, so the one in view would jump: it keeps its size until it first leaves. */
function keepSize({ slides, pictures }: Layers): () => void {
  const [slide, picture] = [slides[0], pictures[0]] as [HTMLElement, HTMLElement]
  const ownSize = picture.animate({ transform: 'none' }, { fill: 'forwards' })
  return on(slide, 'transitionend', ({ target }) => {
    if (target === slide) ownSize.cancel()
  })
}
