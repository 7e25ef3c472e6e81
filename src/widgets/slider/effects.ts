import { EffectCoverflow, EffectCube, EffectFade } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import { on } from '../../base/events'
import { asObject, type Raw } from '../../base/values'
import { config } from '../../builder/config'
import { createWriter } from '../../dom/writer'
import { stopAll } from './dom-snapshot'
import { perDevice } from './options'
import type { begin, create, Slider } from './swiper'
import { sliderText } from './texts'

/** The rarer looks, for the few pages that have them: cube, coverflow, thumbnails. */
export function parameters({ effect }: { effect: string }): SwiperOptions {
  if (effect === 'coverflow') return { modules: [EffectCoverflow], centeredSlides: true }
  return { modules: [effect === 'cube' ? EffectCube : EffectFade] }
}

/** Shadows are nodes that these effects add and forget. */
export function clean(box: HTMLElement): void {
  for (const el of box.querySelectorAll('[class*="swiper-slide-shadow"],.swiper-cube-shadow')) el.remove()
}

const USUAL: Record<string, number> = { mobile: 3, mobile_extra: 4, tablet: 4 }

/** The second row of a slideshow: small slides that name where the large one is and take it there (contract media §3.8). */
export function thumbs(
  root: HTMLElement,
  raw: Raw,
  main: Slider,
  count: number,
  goTo: (stop: number) => void,
  engine: { create: typeof create; begin: typeof begin },
): () => void {
  const box = root.querySelector<HTMLElement>('.elementor-thumbnails-swiper')
  const wrapper = box?.querySelector<HTMLElement>('.swiper-wrapper')
  if (!box || !wrapper) return () => {}
  const { breakpoints, desktop } = perDevice(config().breakpoints, (device) => {
    const own = (key: string) => raw[device === 'desktop' ? key : `${key}_${device}`]
    const view = Number(own('slideshow_slides_per_view')) || USUAL[device] || 5
    return { slidesPerView: Math.min(count, view), slidesPerGroup: 1, spaceBetween: Number(asObject(own('space_between')).size) || 0 }
  })
  const centeredSlides = raw.centered_slides === 'yes'
  const swiper = engine.create(box, box.matches('.swiper-container'), {
    ...desktop,
    breakpoints,
    centeredSlides,
    // Near the end the row stands still; its own idea of the active one would stay behind the one that is shown.
    slideActiveClass: 'swiper-slide-at',
    // No empty half before the first or after the last.
    centeredSlidesBounds: centeredSlides,
  })
  const stop = engine.begin(swiper, box, wrapper)
  const slides = [...swiper.slides]
  const writers = slides.map(createWriter)
  const follow = () => {
    const at = main.realIndex % count
    writers.forEach((writer, i) => {
      for (const name of ['.swiper-slide-thumb-active', '.swiper-slide-active']) writer.set(name, i === at)
      writer.set('aria-current', i === at ? 'true' : null)
    })
    swiper.slideTo(at, main.params.speed)
  }
  const stops = slides.flatMap((slide, i) => {
    const go = () => goTo(i)
    writers[i]?.set('role', 'button')
    writers[i]?.set('tabindex', '0')
    const name = `${sliderText('a11yCarouselPaginationBulletMessage', root)} ${i + 1}`
    writers[i]?.set('aria-label', [name, textOf(slide)].filter(Boolean).join(': '))
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      go()
    }
    // The row goes along with the keyboard; under a pointer it must not move away.
    const come = () => slide.matches(':focus-visible') && swiper.slideTo(i, main.params.speed)
    return [on(slide, 'click', go), on(slide, 'keydown', key), on(slide, 'focus', come)]
  })
  // The browser scrolls the box itself to what has the focus, behind the slider's back.
  stops.push(on(box, 'scroll', () => box.scrollTo(0, 0)))
  main.on('slideChange', follow)
  follow()
  return () => stopAll([stop, ...writers.map((writer) => writer.stop), ...stops])
}

/** What a small slide shows, in words: a button's content has no names of its own. */
function textOf(slide: HTMLElement): string {
  const picture = slide.querySelector('img[alt],[role=img][aria-label]')
  return ((slide.textContent ?? '').trim() || (picture?.getAttribute('alt') ?? picture?.ariaLabel ?? '')).replace(/\s+/g, ' ')
}
