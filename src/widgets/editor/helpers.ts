import { script } from '../../base/assets'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { onMutation } from '../../dom/observe'
import { createWriters } from '../../dom/writers'
import { SETTINGS } from '../../page/selectors'
import { placeHandles } from './handles'
import { showShapes } from './shapes'

const ELEMENTS = '.elementor-section,.e-con'

/** Starts editing aids for all current and future sections and containers of the document; during editing, nothing moves by itself. */
export function start(edited: HTMLElement): () => void {
  const helped = new Map<HTMLElement, () => void>()
  const update = () => {
    for (const [el, stop] of helped)
      if (!edited.contains(el)) {
        stop()
        helped.delete(el)
      }
    for (const el of edited.querySelectorAll<HTMLElement>(ELEMENTS)) if (!helped.has(el)) helped.set(el, help(el))
  }
  update()
  const stopObserving = onMutation(edited, update, { childList: true, subtree: true })
  const motion = createWriters()
  if (script) motion.set(script, { 'data-motion': 'never' })
  return () => {
    stopObserving()
    for (const stop of helped.values()) stop()
    motion.stop()
  }
}

/** Places a section's or container's handles, and draws its shape dividers. */
function help(host: HTMLElement): () => void {
  const handles = placeHandles(host)
  const shapes = showShapes(host)
  const update = () => {
    handles.update()
    shapes.update()
  }
  update()
  // The editor does not announce changed settings, but nobody needs the handles until the pointer returns.
  const stops = [
    on(host, 'mouseenter', update),
    onMutation(host, shapes.update, { attributeFilter: [SETTINGS] }),
    handles.stop,
    shapes.stop,
  ]
  return () => stopAll(stops)
}
