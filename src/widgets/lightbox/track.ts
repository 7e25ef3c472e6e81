import { prefersReducedMotion } from '../../builder/reduced-motion'

/** Between slides, in px (contract media §1.6). */
const GAP = 100
const MOTION = { duration: 300, easing: 'ease-out' }

/** Lies slides beside one another and moves them: the one at `at` in view, its neighbours only while they move. */
export function makeTrack(row: HTMLElement, isRtl: boolean) {
  const side = isRtl ? -1 : 1
  const slide = (i: number) => row.children[i] as HTMLElement
  const last = () => row.children.length - 1
  /** The slide that follows `at` in a direction; the last is followed by the first. */
  const beside = (at: number, step: number) => (at + step + last() + 1) % (last() + 1)
  // A slide's own place in the row is `i` widths from the start; from there it is moved to `offset` widths.
  const place = (i: number, offset: number, shift = 0) =>
    `translateX(calc(${(offset - i) * side * 100}% + ${offset * side * GAP + shift}px))`
  /** Which way a movement of the finger leads: forwards or back. */
  const stepOf = (shift: number) => (shift * side < 0 ? 1 : -1)
  let dragged = 0

  function settle(at: number): void {
    for (let i = 0; i <= last(); i++) {
      slide(i).style.transform = place(i, Math.sign(i - at))
      slide(i).style.visibility = i === at ? '' : 'hidden'
    }
  }
  const play = (i: number, from: string, to: string) => {
    const seen = { visibility: 'visible' }
    slide(i).animate(
      [
        { ...seen, transform: from },
        { ...seen, transform: to },
      ],
      MOTION,
    )
  }

  return {
    settle,
    beside,
    stepOf,
    /** Follows the finger. */
    drag(at: number, shift: number): void {
      settle(at)
      dragged = shift
      slide(at).style.transform = place(at, 0, shift)
      const step = stepOf(shift)
      const next = beside(at, step)
      if (next === at) return
      slide(next).style.visibility = ''
      slide(next).style.transform = place(next, step, shift)
    },
    /** From one slide to another, from where the finger left them; the same one twice is the way back. */
    move(from: number, to: number, step: number): void {
      const shift = dragged
      dragged = 0
      settle(to)
      if (prefersReducedMotion()) return
      if (from !== to) {
        play(to, place(to, step, shift), place(to, 0))
        play(from, place(from, 0, shift), place(from, -step))
      } else if (shift) {
        const next = beside(to, step)
        play(to, place(to, 0, shift), place(to, 0))
        if (next !== to) play(next, place(next, step, shift), place(next, step))
      }
    },
  }
}
export type Track = ReturnType<typeof makeTrack>
