import { focusedElement } from '../../base/document'
import { stopAll } from '../../base/lifetime'
import { createLeaving } from '../../dom/leave'
import { createWriter } from '../../dom/writer'
import { sliderText } from './texts'
import type { Stop } from './types'

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]:not([tabindex="-1"])'

export interface Slides {
  /**
   * Reads which slides are in view. The function that it returns hides the others from the keyboard and from assistive technology. `entering`: slides
   * that a current change brings into view, which already show.
   */
  measure: (entering?: HTMLElement[]) => () => void
  /** Measures and hides at once. */
  update: (entering?: HTMLElement[]) => void
  stop: Stop
}

export interface SlidesContext {
  box: HTMLElement
  /** The server's slides, `count` of them, and their copies. */
  slides: HTMLElement[]
  count: number
  /** The single slide in view if all lie on top of each other (fade, cube). */
  topSlide: () => HTMLElement | undefined
}

/** Names the slides ("2 of 5") and hides those out of view. */
export function describeSlides({ box, slides, count, topSlide }: SlidesContext): Slides {
  const described = slides.map((slide) => ({ slide, writer: createWriter(slide) }))
  for (const [i, { slide, writer }] of described.entries()) {
    // A picture, link or button that is a slide itself keeps its own role and name.
    if (slide.matches('img,a[href],button')) continue
    const setMissing = (name: string, value: string) => slide.hasAttribute(name) || writer.set(name, value)
    // List items remain items of their list, so they do not become groups.
    if (slide.localName !== 'li') setMissing('role', 'group')
    setMissing('aria-roledescription', sliderText('slide', box))
    if (!slide.hasAttribute('aria-labelledby')) setMissing('aria-label', `${(i % count) + 1} ${sliderText('slideOf', box)} ${count}`)
  }

  const slidesInView = () => {
    const top = topSlide()
    if (top) return [top]
    // If a site lets the row run over the edges of the box, all of it is visible.
    if (getComputedStyle(box).overflowX === 'visible') return slides
    const { left, right } = box.getBoundingClientRect()
    return slides.filter((slide) => {
      const rect = slide.getBoundingClientRect()
      return rect.right > left + 1 && rect.left < right - 1
    })
  }
  const films = createLeaving()
  /** Before that, nobody has seen any. */
  let isFirst = true
  const setHidden = (isHidden: boolean, shown: Set<HTMLElement>) => {
    for (const { slide, writer } of described) {
      if (shown.has(slide) === isHidden) continue
      writer.set('aria-hidden', isHidden ? 'true' : null)
      writer.set('inert', isHidden ? '' : null)
      if (isHidden) films.leave(slide, isFirst)
      else films.comeBack(slide)
    }
  }
  const measure = (entering: HTMLElement[] = []) => {
    const shown = new Set([...slidesInView(), ...entering])
    return () => {
      const focused = slides.find((slide) => !shown.has(slide) && slide.contains(focusedElement()))
      setHidden(false, shown)
      // Before its slide becomes inert, the focus goes to the one that came: otherwise the browser would move it to the top of the page.
      if (focused) focusInto(shown.values().next().value)
      setHidden(true, shown)
      isFirst = false
    }
  }
  return {
    measure,
    update: (entering) => measure(entering)(),
    stop: () => stopAll([films.stop, ...described.map(({ writer }) => writer.stop)]),
  }
}

function focusInto(slide: HTMLElement | undefined): void {
  const target = slide?.matches(FOCUSABLE) ? slide : slide?.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus({ preventScroll: true })
}
