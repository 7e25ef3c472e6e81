import { createSvg } from '../../base/create-element'
import { stopAll } from '../../base/lifetime'
import { createWriters } from '../../dom/writers'
import { addUi } from '../../ui/container'
import type { HeadlineSettings } from './settings'
import type { Timer } from './timer'

/** The lines of each marker, in a box of 500 × 150 stretched over the word. */
const markers: Record<string, string[]> = {
  circle: ['M310 12C170-8 18 20 8 74c-10 48 116 68 248 66s240-28 236-70C488 22 330 2 186 22'],
  curly: ['M4 140q31-26 62 0t62 0t62 0t62 0t62 0t62 0t62 0t58 0'],
  underline: ['M6 140c150-14 330-16 488-6'],
  double: ['M6 12c150-9 330-9 488-2', 'M6 142c150-9 330-9 488-2'],
  double_underline: ['M6 128c150-11 330-13 488-5', 'M34 147c140-8 300-9 446-3'],
  underline_zigzag: ['M8 126c160-8 326-10 484-6c-150 4-290 10-402 17c110-3 220-3 324-1c-66 2-140 5-196 11'],
  diagonal: ['M12 140L488 10'],
  strikethrough: ['M4 80C160 72 340 72 496 78'],
  x: ['M10 14L490 138', 'M490 14L10 138'],
}

const HIDDEN = '.e-hide-highlight'

/** Draws the marker over a word; `loop` repeats it. The headline's class starts the stylesheet's animation (contract loops §11). */
export function startHighlight(
  headline: HTMLElement,
  word: HTMLElement,
  { marker, loop, highlight_animation_duration: duration, highlight_iteration_delay: delay }: HeadlineSettings,
  { wait }: Timer,
  isStill: boolean,
): () => void {
  const writers = createWriters()
  // For the builder's, the server puts the duration into the page's stylesheet.
  const time = word.matches('mark') ? { animationDuration: `${duration}ms` } : undefined
  const style = isStill ? { animationDuration: '0s', animationDelay: '0s' } : time
  const lines = (markers[marker] ?? []).map((d) => {
    const line = createSvg('path', { d })
    Object.assign(line.style, style)
    return line
  })
  const drawing = createSvg(
    'svg',
    { class: 'skerry-marker', viewBox: '0 0 500 150', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    ...lines,
  )
  const remove = addUi(drawing, (container) => word.append(container))
  const draw = () => {
    writers.set(headline, { '.e-animated': true, [HIDDEN]: false })
    if (!loop || isStill) return
    wait(duration + 0.8 * delay, () => {
      writers.set(headline, { [HIDDEN]: true })
      wait(0.2 * delay, draw)
    })
  }
  draw()
  const stops = [remove, writers.stop]
  return () => stopAll(stops)
}
