import { prefersReducedMotion } from '../builder/reduced-motion'
import { moveFocusOut } from './move-focus-out'
import { createWriter } from './writer'

/** In ms (contract media §12). */
const FADE = 400

/** Lets a visitor dismiss an element: it fades out and stays hidden until the page is loaded again or `stop` is called. */
export function createDismissal(el: HTMLElement): { dismiss: () => void; stop: () => void } {
  const writer = createWriter(el)
  let fade: Animation | undefined
  return {
    dismiss: () => {
      if (fade) return
      moveFocusOut(el)
      fade = el.animate({ opacity: [1, 0] }, prefersReducedMotion() ? 0 : FADE)
      fade.onfinish = () => writer.set('$display', 'none!important')
    },
    stop: () => {
      fade?.cancel()
      writer.stop()
    },
  }
}
