import { prefersReducedMotion } from '../../builder/reduced-motion'
import { createWriter } from '../../dom/writer'
import type { Stop, SwiperInstance } from './types'

/**
 * What the slides widget does besides sliding: the texts of a slide appear with an animation, and its background grows (Ken Burns) (contract loops
 * §9). Without `swiper`, for a single slide, both happen once.
 */
export function animateContents(box: HTMLElement, swiper?: SwiperInstance): Stop {
  const contents = [...box.querySelectorAll<HTMLElement>('.swiper-slide-contents')].map(createWriter)
  const backgrounds = [...box.querySelectorAll<HTMLElement>('.swiper-slide-bg')].map((el) => ({ el, writer: createWriter(el) }))
  // A name with a space in it is not a class.
  const animation = /^\S+$/.exec(box.dataset.animation ?? '')?.[0]
  const setContentsShown = (isShown: boolean) => {
    const isAnimated = !prefersReducedMotion()
    // A visitor may turn on reduced motion while slides change: texts that are already hidden are shown again, without the animation.
    if (!animation || !(isAnimated || isShown)) return
    for (const writer of contents) {
      writer.set('.animated', isShown && isAnimated)
      writer.set(`.${animation}`, isShown && isAnimated)
      // Not `visibility`, which would take the focus away from a link in the texts and keep it from a link in the next slide.
      writer.set('$opacity', isShown ? null : '0')
    }
  }
  const growBackground = () => {
    if (prefersReducedMotion()) return
    const active = swiper ? swiper.slides[swiper.activeIndex] : box
    for (const { el, writer } of backgrounds) writer.set('.elementor-ken-burns--active', Boolean(active?.contains(el)))
  }
  growBackground()
  if (swiper) {
    let areContentsHidden = false
    swiper.on('slideChangeTransitionStart', () => {
      areContentsHidden = true
      setContentsShown(false)
    })
    // A resize ends a change of slides without the event `transitionEnd`, on the slide to which it led.
    swiper.on('transitionEnd resize', () => {
      if (areContentsHidden) setContentsShown(true)
      areContentsHidden = false
    })
    swiper.on('slideChange', growBackground)
  } else setContentsShown(true)
  return () => {
    for (const writer of contents) writer.stop()
    for (const { writer } of backgrounds) writer.stop()
  }
}
