import { prefersReducedMotion } from '../../builder/reduced-motion'
import { createWriter } from '../../dom/writer'
import type { Slider } from './swiper'

/** What the slides widget does beside sliding: texts that come in, backgrounds that grow (contract loops §9). */
export function slideContents(box: HTMLElement, swiper?: Slider): () => void {
  const contents = [...box.querySelectorAll<HTMLElement>('.swiper-slide-contents')].map(createWriter)
  const grounds = [...box.querySelectorAll<HTMLElement>('.swiper-slide-bg')].map((el) => ({ el, writer: createWriter(el) }))
  const name = box.dataset.animation
  const enter = (isIn: boolean) => {
    const plays = !prefersReducedMotion()
    // Less motion may be asked for while slides change: what is hidden shows all the same.
    if (!name || !(plays || isIn)) return
    for (const writer of contents) {
      writer.set('.animated', isIn && plays)
      writer.set(`.${name}`, isIn && plays)
      // Not `visibility`: it would take the focus from a link in them, and let none in the next slide have it.
      writer.set('$opacity', isIn ? null : '0')
    }
  }
  const grow = () => {
    if (prefersReducedMotion()) return
    const active = swiper ? swiper.slides[swiper.activeIndex] : box
    for (const { el, writer } of grounds) writer.set('.elementor-ken-burns--active', Boolean(active?.contains(el)))
  }
  grow()
  if (swiper) {
    let isOut = false
    swiper.on('slideChangeTransitionStart', () => {
      isOut = true
      enter(false)
    })
    // A resize ends a change without a word, on the slide that it came to.
    swiper.on('transitionEnd resize', () => {
      if (isOut) enter(true)
      isOut = false
    })
    swiper.on('slideChange', grow)
  } else enter(true)
  return () => {
    for (const writer of contents) writer.stop()
    for (const { writer } of grounds) writer.stop()
  }
}
