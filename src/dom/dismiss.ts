import { focusedElement, pageBody } from '../base/document'
import { containsNode } from '../base/property-of'
import { prefersReducedMotion } from '../page/reduced-motion'
import { focus, tabbableElements } from './focusable'
import { createMediaPause } from './pause-media'
import { createWriters } from './writers'

/** In ms (contract media §12). */
const FADE = 400

/** Lets a visitor dismiss an element: it fades out and stays hidden until the next page load or `stop`. */
export function createDismissal(el: HTMLElement): { dismiss: () => void; stop: () => void } {
  const writers = createWriters()
  const media = createMediaPause(el)
  let fade: Animation | undefined
  return {
    dismiss: () => {
      if (fade) return
      moveFocusOut(el)
      media.pause(el)
      fade = el.animate({ opacity: [1, 0] }, prefersReducedMotion() ? 0 : FADE)
      fade.onfinish = () => writers.set(el, { $display: 'none!important' })
    },
    stop: () => {
      fade?.cancel()
      media.stop()
      writers.stop()
    },
  }
}

/** Moves the focus out of `host` to the next tab stop, else to the last one before. */
export function moveFocusOut(host: HTMLElement): void {
  if (!containsNode(host, focusedElement())) return
  const all = tabbableElements(pageBody()).filter((el) => !containsNode(host, el))
  const next = all.find((el) => host.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING)
  const target = next ?? all.at(-1)
  if (target) focus(target)
}
