import { stopAll } from '../../base/lifetime'
import { createWriter } from '../../dom/writer'
import { mountUi } from '../../ui/mount'
import { markers } from './markers'
import type { HeadlineSettings } from './settings'
import type { Timer } from './timer'

const HIDDEN = '.e-hide-highlight'

/** Draws the marker over a word, again and again with `loop`. The headline's class begins the drawing, which is the stylesheet's (contract loops §11). */
export function startHighlight(
  headline: HTMLElement,
  word: HTMLElement,
  { marker, loop, highlight_animation_duration: duration, highlight_iteration_delay: delay }: HeadlineSettings,
  { wait }: Timer,
  isStill: boolean,
): () => void {
  const writer = createWriter(headline)
  // The server writes the duration of the builder's into the page's stylesheet.
  const time = word.matches('mark') ? { animationDuration: `${duration}ms` } : undefined
  const style = isStill ? { animationDuration: '0s', animationDelay: '0s' } : time
  const { remove } = mountUi(
    <svg className="skerry-marker" viewBox="0 0 500 150" preserveAspectRatio="none" aria-hidden="true">
      {markers[marker]?.map((d) => (
        <path key={d} d={d} style={style} />
      ))}
    </svg>,
    (container) => word.append(container),
  )
  const draw = () => {
    writer.set('.e-animated', true)
    writer.set(HIDDEN, false)
    if (!loop || isStill) return
    wait(duration + 0.8 * delay, () => {
      writer.set(HIDDEN, true)
      wait(0.2 * delay, draw)
    })
  }
  draw()
  const stops = [remove, writer.stop]
  return () => stopAll(stops)
}
