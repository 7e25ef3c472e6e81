import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { queryAll } from '../../dom/query-all'
import { createWriter } from '../../dom/writer'
import { CLOSE } from './close'

/** In ms (contract media §12). */
const FADE = 400
const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex="0"]'

/** The focus stays where the visitor is: it goes to what the Tab key would have reached next, or else before. */
function moveFocusOut(host: HTMLElement): void {
  if (!host.contains(document.activeElement)) return
  const all = queryAll(document, FOCUSABLE).filter((el) => !host.contains(el) && el.getClientRects()[0] && !el.matches(':disabled'))
  const next = all.find((el) => host.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING)
  ;(next ?? all.at(-1))?.focus({ preventScroll: true })
}

/** The close button fades the whole widget out, and takes it off the page until it is opened again (contract media §12). */
export function start(host: HTMLElement): () => void {
  const writer = createWriter(host)
  let fade: Animation | undefined
  const close = () => {
    if (fade) return
    moveFocusOut(host)
    fade = host.animate({ opacity: [1, 0] }, prefersReducedMotion() ? 0 : FADE)
    fade.onfinish = () => writer.set('$display', 'none')
  }
  const stops = [on(host, 'click', (event) => void (closestTo(event, CLOSE) && close())), () => fade?.cancel(), writer.stop]
  return () => stopAll(stops)
}
