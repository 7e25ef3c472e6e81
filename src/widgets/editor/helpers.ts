import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { SETTINGS } from '../../builder/selectors'
import { placeHandles } from './handles'
import { showShapes } from './shapes'

/** The place of a section's or container's handles, and its shape dividers. */
export function start(host: HTMLElement): () => void {
  const handles = placeHandles(host)
  const shapes = showShapes(host)
  const update = () => {
    handles.update()
    shapes.update()
  }
  const observer = new MutationObserver(shapes.update)
  observer.observe(host, { attributeFilter: [SETTINGS] })
  update()
  // The editor says nothing to the page when a setting changes; until the pointer comes back, nobody needs the handles.
  const stops = [on(host, 'mouseenter', update), () => observer.disconnect(), handles.stop, shapes.stop]
  return () => stopAll(stops)
}
