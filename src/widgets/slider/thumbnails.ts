import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { asObject, type Raw } from '../../base/values'
import { config } from '../../builder/config'
import { onPress } from '../../dom/on-press'
import { createWriter } from '../../dom/writer'
import { toNumber } from '../../settings/to-number'
import { layoutsByDevice } from './layouts'
import { sliderText } from './texts'
import type { StartSwiper, Stop, SwiperInstance } from './types'

/** Thumbnails in view if nothing is set; 5 on the devices not named here. */
const DEFAULT_COUNT: Record<string, number> = { mobile: 3, mobile_extra: 4, tablet: 4 }

export interface ThumbnailsContext {
  root: HTMLElement
  raw: Raw
  /** The Swiper of the large slides, which has `count` of them, not counting copies. */
  main: SwiperInstance
  count: number
  onSelect: (slide: number) => void
  /**
   * Starts the second Swiper. The caller passes this function of the slider's chunk, because chunks cannot import each other, and importing swiper.ts
   * here would put the whole of Swiper into this chunk a second time.
   */
  startSwiper: StartSwiper
}

/** The second row of a slideshow: thumbnails that mark the current slide and lead to theirs (contract media §3.8). */
export function startThumbnails({ root, raw, main, count, onSelect, startSwiper }: ThumbnailsContext): Stop {
  // A carousel in a slide may have thumbnails of its own.
  const box = queryAll(root, '.elementor-thumbnails-swiper').find((el) => !main.wrapperEl.contains(el))
  const wrapper = box?.querySelector<HTMLElement>('.swiper-wrapper')
  if (!box || !wrapper) return () => {}
  const { breakpoints, desktop } = layoutsByDevice(config().breakpoints, (device) => {
    const setting = (key: string) => raw[device === 'desktop' ? key : `${key}_${device}`]
    return {
      slidesPerView: Math.min(count, toNumber(setting('slideshow_slides_per_view')) || DEFAULT_COUNT[device] || 5),
      slidesPerGroup: 1,
      spaceBetween: toNumber(asObject(setting('space_between')).size) || 0,
    }
  })
  const centeredSlides = raw.centered_slides === 'yes'
  const { swiper, stop } = startSwiper(box, wrapper, box.matches('.swiper-container'), {
    ...desktop,
    breakpoints,
    centeredSlides,
    // Near its end, the row does not move any more, and the slide that Swiper considers active falls behind the one that is shown large. So Swiper
    // marks its own with another class, and we set the usual one.
    slideActiveClass: 'swiper-slide-at',
    // No empty half before the first or after the last.
    centeredSlidesBounds: centeredSlides,
  })
  const thumbnails = swiper.slides.map((el) => ({ el, writer: createWriter(el) }))
  const scrollTo = (index: number) => swiper.slideTo(index, main.params.speed)
  const showCurrent = () => {
    const current = main.realIndex % count
    for (const [i, { writer }] of thumbnails.entries()) {
      for (const name of ['.swiper-slide-thumb-active', '.swiper-slide-active']) writer.set(name, i === current)
      writer.set('aria-current', i === current ? 'true' : null)
    }
    scrollTo(current)
  }
  const listeners = thumbnails.flatMap(({ el, writer }, i) => {
    const name = `${sliderText('a11yCarouselPaginationBulletMessage', root)} ${i + 1}`
    writer.set('role', 'button')
    writer.set('tabindex', '0')
    writer.set('aria-label', [name, textOf(el)].filter(Boolean).join(': '))
    return [
      onPress(el, () => onSelect(i), true),
      // The row follows the keyboard's focus; under a pointer it must not move away.
      on(el, 'focus', () => el.matches(':focus-visible') && scrollTo(i)),
    ]
  })
  // The browser scrolls the box itself to whatever gets the focus, which Swiper does not notice.
  const stopScrolling = on(box, 'scroll', () => box.scrollTo(0, 0))
  main.on('slideChange', showCurrent)
  showCurrent()
  // Swiper last: its end restores the attributes as they were before our writers wrote.
  return () => stopAll([stopScrolling, ...listeners, ...thumbnails.map(({ writer }) => writer.stop), stop])
}

/** What a thumbnail shows, in words, because its role of button hides the names inside it from assistive technology. */
function textOf(thumbnail: HTMLElement): string {
  const picture = thumbnail.querySelector('img[alt],[role=img][aria-label]')
  return ((thumbnail.textContent ?? '').trim() || (picture?.getAttribute('alt') ?? picture?.getAttribute('aria-label') ?? '')).replace(
    /\s+/g,
    ' ',
  )
}
