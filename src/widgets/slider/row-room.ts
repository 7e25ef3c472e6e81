import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { nextFrame } from '../../dom/next-frame'
import { createWriter } from '../../dom/writer'
import type { SliderElements } from './elements'
import { keepPictureRoom, unknownPictures, unloadedPictures } from './picture-room'
import { keepHeight, knownHeight, rowKey } from './row-heights'
import type { Stop, SwiperInstance } from './types'

export interface RowRoom {
  /** Pictures whose size nothing says: each of them may make the row taller, wherever in it they are. */
  unknown: readonly HTMLImageElement[]
  /** Call it when the pictures of `slides`, and `others`, have been asked for: with the last of them, the row's height is its own. */
  releaseWith: (slides: HTMLElement[], others: readonly HTMLImageElement[]) => void
  stop: Stop
}

/**
 * Keeps the room of the pictures that the browser loads by the sizes in their names; lazy-images.ts does the others. Call it before Swiper
 * measures the row: of a row that has grown since, it would measure everything again.
 */
export function keepPictureRooms(wrapper: HTMLElement): Stop {
  const stops = unloadedPictures(wrapper).flatMap((picture) => {
    const writer = createWriter(picture)
    keepPictureRoom(picture, writer)
    return [on(picture, 'load', writer.stop, { once: true }), writer.stop]
  })
  return () => stopAll(stops)
}

/**
 * Keeps a row as tall as it will be while pictures load whose names do not say their size: as tall as it was at this width when the tab last
 * showed the page. Call it when Swiper has started, whose end restores the styles from before.
 */
export function keepRowRoom({ root, wrapper, slides }: SliderElements, swiper: SwiperInstance): RowRoom {
  const unknown = unknownPictures(wrapper)
  if (!unknown.length) return { unknown, releaseWith: () => {}, stop: () => {} }
  const { width } = swiper
  const key = rowKey(root, slides.length, width)
  const writer = createWriter(wrapper)
  const known = knownHeight(key)
  if (known) writer.set('$min-height', `${known}px`)
  const stops = [writer.stop]
  // At another width it would have another height.
  swiper.on('resize', () => swiper.width === width || writer.stop())

  const releaseWith = (shown: HTMLElement[], others: readonly HTMLImageElement[]) => {
    const waiting = new Set(unknown.filter((picture) => others.includes(picture) || shown.some((slide) => slide.contains(picture))))
    const release = () => {
      writer.stop()
      nextFrame(() => {
        if (!swiper.destroyed && swiper.width === width) keepHeight(key, wrapper.offsetHeight)
      })
    }
    const onLoad = (picture: HTMLImageElement) => {
      waiting.delete(picture)
      if (!waiting.size) release()
    }
    if (!waiting.size) release()
    // One in view that fails, or never comes, leaves the row as it is: to take the room away would move the page.
    for (const picture of waiting) {
      if (picture.naturalWidth) onLoad(picture)
      else
        for (const name of others.includes(picture) ? ['load', 'error'] : ['load'])
          stops.push(on(picture, name, () => onLoad(picture), { once: true }))
    }
  }
  return { unknown, releaseWith, stop: () => stopAll(stops) }
}
