import { prefersReducedMotion } from '../../page/reduced-motion'

/** The gap between slides, in px (contract media §1.6). */
const GAP = 100
const MOTION = { duration: 300, easing: 'ease-out' }

/** In the row a slide is `index` widths from the start; the transform puts it `offset` widths from the window. */
const planTransform = (index: number, offset: number, side: 1 | -1, shift: number) =>
  `translateX(calc(${(offset - index) * side * 100}% + ${offset * side * GAP + shift}px))`

function slideIn(slide: Element, from: string, to: string): void {
  const visibility = 'visible'
  slide.animate(
    [
      { visibility, transform: from },
      { visibility, transform: to },
    ],
    MOTION,
  )
}

/**
 * Positions the slides of a row side by side and moves them. Only the current slide is visible, and a neighbour while it moves in or out. A
 * `step` is 1 forwards or -1 back; a `shift` is how far a finger has moved, in px.
 */
export function createSlideTrack(row: HTMLElement, isRtl: boolean) {
  const side = isRtl ? -1 : 1
  const transformOf = (index: number, offset: number, shift = 0) => planTransform(index, offset, side, shift)
  const slideAt = (index: number) => row.children[index] as HTMLElement
  const count = () => row.children.length
  /** The index of the neighbouring slide, wrapping around. */
  const neighbour = (index: number, step: number) => (index + step + count()) % count()
  /** The step that a finger's movement leads to. */
  const stepOf = (shift: number) => (shift * side < 0 ? 1 : -1)
  let dragged = 0

  /** Shows a slide immediately. */
  function show(index: number): void {
    for (let i = 0; i < count(); i++) {
      slideAt(i).style.transform = transformOf(i, Math.sign(i - index))
      slideAt(i).style.visibility = i === index ? '' : 'hidden'
    }
  }
  const animate = (index: number, from: string, to: string) => slideIn(slideAt(index), from, to)

  return {
    show,
    neighbour,
    stepOf,
    /** Moves the current and the incoming slide with the finger. */
    drag(index: number, shift: number): void {
      show(index)
      dragged = shift
      slideAt(index).style.transform = transformOf(index, 0, shift)
      const step = stepOf(shift)
      const next = neighbour(index, step)
      if (next === index) return
      slideAt(next).style.visibility = ''
      slideAt(next).style.transform = transformOf(next, step, shift)
    },
    /** Animates from one slide to another, starting where the finger left them. */
    go(from: number, to: number, step: number): void {
      const shift = dragged
      dragged = 0
      show(to)
      if (prefersReducedMotion()) return
      animate(to, transformOf(to, step, shift), transformOf(to, 0))
      animate(from, transformOf(from, 0, shift), transformOf(from, -step))
    },
    /** Returns a dragged slide to its place. */
    release(index: number): void {
      const shift = dragged
      dragged = 0
      show(index)
      if (prefersReducedMotion() || !shift) return
      const step = stepOf(shift)
      const next = neighbour(index, step)
      animate(index, transformOf(index, 0, shift), transformOf(index, 0))
      if (next !== index) animate(next, transformOf(next, step, shift), transformOf(next, step))
    },
  }
}
export type SlideTrack = ReturnType<typeof createSlideTrack>
