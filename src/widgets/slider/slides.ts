import { focusedElement } from '../../base/document'
import { stopAll } from '../../base/lifetime'
import { createMediaPause } from '../../dom/pause-media'
import { createWriters } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { fillIn, translate } from '../../page/texts/translate'
import type { Stop } from './types'

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]:not([tabindex="-1"])'

export interface Slides {
  /**
   * Reads which slides are in view. The returned function hides the others from keyboard and assistive technology. `entering`: slides that
   * an ongoing change brings into view, which must not be hidden.
   */
  measure: (entering?: HTMLElement[]) => () => void
  /** Measures and hides immediately. */
  update: (entering?: HTMLElement[]) => void
  stop: Stop
}

export interface SlidesContext {
  box: HTMLElement
  /** The server's slides, `count` of them, and their copies. */
  slides: HTMLElement[]
  count: number
  /** The one visible slide when all are stacked (fade, cube). */
  topSlide: () => HTMLElement | undefined
}

/** Labels the slides ("2 of 5") and hides those out of view. */
export function describeSlides({ box, slides, count, topSlide }: SlidesContext): Slides {
  const writers = createWriters()
  for (const [i, slide] of slides.entries()) {
    // A picture, link or button that is itself a slide keeps its role and name.
    if (slide.matches('img,a[href],button')) continue
    const setMissing = (name: string, value: string) => slide.hasAttribute(name) || writers.set(slide, { [name]: value })
    // List items keep their role.
    if (slide.localName !== 'li') setMissing('role', 'group')
    setMissing('aria-roledescription', translate(texts.slide, box))
    if (!slide.hasAttribute('aria-labelledby')) setMissing('aria-label', fillIn(translate(texts.slideOf, box), (i % count) + 1, count))
  }

  const slidesInView = () => {
    const top = topSlide()
    if (top) return [top]
    // If the row may overflow the box, all of it is visible.
    if (getComputedStyle(box).overflowX === 'visible') return slides
    const { left, right } = box.getBoundingClientRect()
    return slides.filter((slide) => {
      const rect = slide.getBoundingClientRect()
      return rect.right > left + 1 && rect.left < right - 1
    })
  }
  const media = createMediaPause(box)
  /** True until the first measurement: no slide has been seen yet. */
  let isFirst = true
  const setHidden = (isHidden: boolean, shown: Set<HTMLElement>) => {
    for (const slide of slides) {
      if (shown.has(slide) === isHidden) continue
      writers.set(slide, { 'aria-hidden': isHidden ? 'true' : null, inert: isHidden ? '' : null })
      if (isHidden) media.pause(slide, isFirst)
      else media.resume(slide)
    }
  }
  const measure = (entering: HTMLElement[] = []) => {
    const shown = new Set([...slidesInView(), ...entering])
    return () => {
      const focused = slides.find((slide) => !shown.has(slide) && slide.contains(focusedElement()))
      setHidden(false, shown)
      // Move the focus to the new slide before the old becomes inert, or the browser moves it to the top of the page.
      if (focused) focusInto(shown.values().next().value)
      setHidden(true, shown)
      isFirst = false
    }
  }
  return {
    measure,
    update: (entering) => measure(entering)(),
    stop: () => stopAll([media.stop, writers.stop]),
  }
}

function focusInto(slide: HTMLElement | undefined): void {
  const target = slide?.matches(FOCUSABLE) ? slide : slide?.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus({ preventScroll: true })
}
