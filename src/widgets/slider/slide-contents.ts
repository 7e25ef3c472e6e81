import { createWriters } from '../../dom/writers'
import { prefersReducedMotion } from '../../page/reduced-motion'
import type { Stop, SwiperInstance } from './types'

/**
 * Animates slides of the slides widget: texts enter with an animation and the background zooms (Ken Burns) (contract loops §9). Without
 * `swiper`, for a single slide, both happen once.
 */
export function animateContents(box: HTMLElement, swiper?: SwiperInstance): Stop {
  const writers = createWriters()
  const contents = box.querySelectorAll<HTMLElement>('.swiper-slide-contents')
  const backgrounds = box.querySelectorAll<HTMLElement>('.swiper-slide-bg')
  // A name with a space is not a valid class.
  const animation = /^\S+$/.exec(box.dataset.animation ?? '')?.[0]
  const setContentsShown = (isShown: boolean) => {
    const isAnimated = !prefersReducedMotion()
    // If the visitor turns on reduced motion, texts that are already hidden are shown again without animation.
    if (!animation || !(isAnimated || isShown)) return
    const enters = isShown && isAnimated
    // Not `visibility`, which would make links in the texts lose the focus and not receive it.
    for (const el of contents) writers.set(el, { '.animated': enters, [`.${animation}`]: enters, $opacity: isShown ? null : '0' })
  }
  const growBackground = () => {
    if (prefersReducedMotion()) return
    const active = swiper ? swiper.slides[swiper.activeIndex] : box
    for (const el of backgrounds) writers.set(el, { '.elementor-ken-burns--active': Boolean(active?.contains(el)) })
  }
  growBackground()
  if (swiper) {
    let areContentsHidden = false
    swiper.on('slideChangeTransitionStart', () => {
      areContentsHidden = true
      setContentsShown(false)
    })
    // A resize ends a change of slides without `transitionEnd` on the new slide.
    swiper.on('transitionEnd resize', () => {
      if (areContentsHidden) setContentsShown(true)
      areContentsHidden = false
    })
    swiper.on('slideChange', growBackground)
  } else setContentsShown(true)
  return writers.stop
}
