import { createWriter, type Writer } from '../../dom/writer'
import { stopAll } from './dom-snapshot'
import { sliderText } from './texts'

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]:not([tabindex="-1"])'

export interface Slides {
  /** Hides from keyboard and assistive technology what is wholly out of view; while a change is under way also shows what is coming. */
  update: (coming?: HTMLElement[]) => void
  inView: () => HTMLElement[]
  stop: () => void
}

/** Names and hides the slides. `alone` gives the one slide in view where all lie on top of each other (fade, cube). */
export function describeSlides(box: HTMLElement, slides: HTMLElement[], count: number, alone: () => HTMLElement | undefined): Slides {
  const writers = new Map<HTMLElement, Writer>(slides.map((slide) => [slide, createWriter(slide)]))
  slides.forEach((slide, i) => {
    // A picture, link or button that is a slide itself keeps its own role and name.
    if (slide.matches('img,a[href],button')) return
    const set = (name: string, value: string) => slide.hasAttribute(name) || writers.get(slide)?.set(name, value)
    // Lists keep their items; their slides need no group around them.
    if (slide.localName !== 'li') set('role', 'group')
    set('aria-roledescription', sliderText('slide', box))
    if (!slide.hasAttribute('aria-labelledby')) set('aria-label', `${(i % count) + 1} ${sliderText('slideOf', box)} ${count}`)
  })

  const inView = () => {
    const one = alone()
    if (one) return [one]
    // Where a site lets the row run over the edge, all of it shows.
    if (getComputedStyle(box).overflowX === 'visible') return slides
    const { left, right } = box.getBoundingClientRect()
    return slides.filter((slide) => {
      const at = slide.getBoundingClientRect()
      return at.right > left + 1 && at.left < right - 1
    })
  }
  const update = (coming: HTMLElement[] = []) => {
    const shown = new Set([...inView(), ...coming])
    const focused = slides.find((slide) => !shown.has(slide) && slide.contains(document.activeElement))
    for (const [slide, writer] of writers) {
      if (!shown.has(slide)) continue
      writer.set('aria-hidden', null)
      writer.set('inert', null)
    }
    if (focused) focusIn(shown.values().next().value)
    for (const [slide, writer] of writers) {
      if (shown.has(slide)) continue
      writer.set('aria-hidden', 'true')
      writer.set('inert', '')
    }
  }
  return { update, inView, stop: () => stopAll(Array.from(writers.values(), (writer) => writer.stop)) }
}

/** The slide that held the focus goes: the focus goes on to the one that came, not to the page's top. */
function focusIn(slide: HTMLElement | undefined): void {
  const to = slide?.matches(FOCUSABLE) ? slide : slide?.querySelector<HTMLElement>(FOCUSABLE)
  to?.focus({ preventScroll: true })
}
