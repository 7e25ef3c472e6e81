import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { nextFrame } from '../../dom/on-scroll'
import { createWriters } from '../../dom/writers'
import type { SliderElements } from './elements'
import { flatPictures, keepPictureRoom, unknownPictures, unloadedPictures } from './picture-room'
import { keepHeight, knownHeight, rowKey } from './row-heights'
import type { Stop, SwiperInstance } from './types'

export interface RowRoom {
  /** Pictures of unknown size; any of them may make the row taller. */
  unknown: readonly HTMLImageElement[]
  /** Releases the reserved height once the pictures of `slides` and `others`, already requested, have loaded. */
  releaseWith: (slides: HTMLElement[], others: readonly HTMLImageElement[]) => void
  stop: Stop
}

/**
 * Reserves space for natively lazy pictures by the sizes in their names; lazy-images.ts handles the others. Call it before Swiper measures
 * the row, or Swiper measures everything again when the row grows.
 */
export function keepPictureRooms(wrapper: HTMLElement): Stop {
  const writers = createWriters()
  const stops = [writers.stop]
  for (const picture of unloadedPictures(wrapper)) {
    keepPictureRoom(picture, writers)
    stops.push(on(picture, 'load', () => writers.release(picture), { once: true }))
  }
  return () => stopAll(stops)
}

/**
 * Gives pictures that a stylesheet leaves flat until they load the width in their markup; the height follows from its ratio. Reads the layout
 * now and writes in the next frame: a row that grew right after layout would be observed in a loop.
 */
export function keepFlatPictures(wrapper: HTMLElement): Stop {
  const { set, release, stop } = createWriters()
  const stops = [stop]
  const flat = flatPictures(wrapper)
  if (flat.length)
    nextFrame(() => {
      for (const picture of flat) {
        if (picture.complete || !picture.isConnected) continue
        set(picture, { $width: `${picture.getAttribute('width')}px` })
        stops.push(on(picture, 'load', () => release(picture), { once: true }))
      }
    })
  return () => stopAll(stops)
}

/**
 * While pictures of unknown size load, keeps the row as tall as this tab last showed it at this width. Call it once Swiper has started,
 * because stopping Swiper restores earlier styles.
 */
export function keepRowRoom({ root, wrapper, slides }: SliderElements, swiper: SwiperInstance): RowRoom {
  const unknown = unknownPictures(wrapper)
  if (!unknown.length) return { unknown, releaseWith: () => {}, stop: () => {} }
  const { width } = swiper
  const key = rowKey(root, slides.length, width)
  const writers = createWriters()
  const known = knownHeight(key)
  if (known) writers.set(wrapper, { '$min-height': `${known}px` })
  const stops = [writers.stop]
  // Another width means another height.
  swiper.on('resize', () => swiper.width === width || writers.stop())

  const releaseWith = (shown: HTMLElement[], others: readonly HTMLImageElement[]) => {
    const waiting = new Set(unknown.filter((picture) => others.includes(picture) || shown.some((slide) => slide.contains(picture))))
    const release = () => {
      writers.stop()
      nextFrame(() => {
        if (!swiper.destroyed && swiper.width === width) keepHeight(key, wrapper.offsetHeight)
      })
    }
    const onLoad = (picture: HTMLImageElement) => {
      waiting.delete(picture)
      if (!waiting.size) release()
    }
    if (!waiting.size) release()
    // If a picture in view fails or never loads, keep the height: releasing it would move the page.
    for (const picture of waiting) {
      if (picture.naturalWidth) onLoad(picture)
      else
        for (const name of others.includes(picture) ? ['load', 'error'] : ['load'])
          stops.push(on(picture, name, () => onLoad(picture), { once: true }))
    }
  }
  return { unknown, releaseWith, stop: () => stopAll(stops) }
}
