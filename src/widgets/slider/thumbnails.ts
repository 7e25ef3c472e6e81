import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { asObject, type Raw } from '../../base/values'
import { onPress } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'
import { config } from '../../page/config'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { numberOrNaN } from '../../settings/number-or-nan'
import { layoutsByDevice } from './layouts'
import type { StartSwiper, Stop, SwiperInstance } from './types'

/** Default number of thumbnails in view; 5 on devices not listed. */
const DEFAULT_COUNT: Record<string, number> = { mobile: 3, mobile_extra: 4, tablet: 4 }

export interface ThumbnailsContext {
  root: HTMLElement
  raw: Raw
  /** The Swiper of the large slides: `count` of them, without copies. */
  main: SwiperInstance
  count: number
  onSelect: (slide: number) => void
  /**
   * Starts the second Swiper. Passed in by the slider's chunk: chunks cannot import each other, and importing swiper.ts here would
   * duplicate Swiper.
   */
  startSwiper: StartSwiper
}

/** Starts a slideshow's thumbnails, which mark the current slide and lead to theirs (contract media §3.8). */
export function startThumbnails({ root, raw, main, count, onSelect, startSwiper }: ThumbnailsContext): Stop {
  // A carousel inside a slide may have its own thumbnails.
  const box = queryAll(root, '.elementor-thumbnails-swiper').find((el) => !main.wrapperEl.contains(el))
  const wrapper = box?.querySelector<HTMLElement>('.swiper-wrapper')
  if (!box || !wrapper) return () => {}
  const { breakpoints, desktop } = layoutsByDevice(config().breakpoints, (device) => {
    const setting = (key: string) => raw[device === 'desktop' ? key : `${key}_${device}`]
    return {
      slidesPerView: Math.min(count, numberOrNaN(setting('slideshow_slides_per_view')) || DEFAULT_COUNT[device] || 5),
      slidesPerGroup: 1,
      spaceBetween: numberOrNaN(asObject(setting('space_between')).size) || 0,
    }
  })
  const centeredSlides = raw.centered_slides === 'yes'
  const { swiper, stop } = startSwiper(box, wrapper, box.matches('.swiper-container'), {
    ...desktop,
    breakpoints,
    centeredSlides,
    // Near its end the row stops moving, and Swiper's active slide falls behind the large one. So Swiper marks its active slide with
    // another class, and we set the usual one.
    slideActiveClass: 'swiper-slide-at',
    // No empty half before the first thumbnail or after the last.
    centeredSlidesBounds: centeredSlides,
  })
  const writers = createWriters()
  const scrollTo = (index: number) => swiper.slideTo(index, main.params.speed)
  const showCurrent = () => {
    const current = main.realIndex % count
    for (const [i, el] of swiper.slides.entries()) {
      const isCurrent = i === current
      writers.set(el, {
        '.swiper-slide-thumb-active': isCurrent,
        '.swiper-slide-active': isCurrent,
        'aria-current': isCurrent ? 'true' : null,
      })
    }
    scrollTo(current)
  }
  const listeners = swiper.slides.flatMap((el, i) => {
    const name = `${translate(texts.a11yCarouselPaginationBulletMessage, root)} ${i + 1}`
    writers.set(el, { role: 'button', tabindex: '0', 'aria-label': [name, textOf(el)].filter(Boolean).join(': ') })
    return [
      onPress(el, () => onSelect(i), true),
      // The row follows keyboard focus; it must not move under a pointer.
      on(el, 'focus', () => el.matches(':focus-visible') && scrollTo(i)),
    ]
  })
  // The browser scrolls the box to the focused element, which Swiper does not know about.
  const stopScrolling = on(box, 'scroll', () => box.scrollTo(0, 0))
  main.on('slideChange', showCurrent)
  showCurrent()
  // Swiper last: it restores the attributes as they were before our writers.
  return () => stopAll([stopScrolling, ...listeners, writers.stop, stop])
}

/** A thumbnail's content as text: its button role hides labels inside it from assistive technology. */
function textOf(thumbnail: HTMLElement): string {
  const picture = thumbnail.querySelector('img[alt],[role=img][aria-label]')
  return ((thumbnail.textContent ?? '').trim() || (picture?.getAttribute('alt') ?? picture?.getAttribute('aria-label') ?? '')).replace(
    /\s+/g,
    ' ',
  )
}
