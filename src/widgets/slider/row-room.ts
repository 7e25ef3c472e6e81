import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { nextFrame } from '../../dom/next-frame'
import { createWriter } from '../../dom/writer'
import type { SliderElements } from './elements'
import { keepPictureRoom, unknownPictures, unloadedPictures } from './picture-room'
import { keepHeight, knownHeight, rowKey } from './row-heights'
import type { Stop, SwiperInstance } from './types'

export interface RowRoom {
  /** Pictures of unknown size: any of them may make the row taller, wherever in it they are. */
  unknown: readonly HTMLImageElement[]
  /** Call it when the pictures of `slides`, and `others`, have been requested: with the last of them, the row has its own height. */
  releaseWith: (slides: HTMLElement[], others: readonly HTMLImageElement[]) => void
  stop: Stop
}

/**
 * Reserves the space of the pictures that the browser loads, using the sizes in their names; lazy-images.ts does so for the others. Call it before
 * Swiper measures the row: if the row has grown since, Swiper measures everything again.
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
 * Keeps a row as tall as it will be while pictures of unknown size load: as tall as it was at this width when the tab last showed the page. Call it
 * when Swiper has started; Swiper's end restores the previous styles.
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
  // At another width, it would have another height.
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
    // If one in view fails, or never arrives, the row stays as it is: giving up the space would move the page.
    for (const picture of waiting) {
      if (picture.naturalWidth) onLoad(picture)
      else
        for (const name of others.includes(picture) ? ['load', 'error'] : ['load'])
          stops.push(on(picture, name, () => onLoad(picture), { once: true }))
    }
  }
  return { unknown, releaseWith, stop: () => stopAll(stops) }
}
