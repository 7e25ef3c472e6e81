import { emit } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { onScroll } from '../../dom/on-scroll'
import { createWriters } from '../../dom/writers'
import { positionContent } from './content-position'
import type { MegaMenuSettings } from './settings'
import type { MegaMenuItem, MegaMenuParts } from './types'

/** Events for the builder's widgets, which measure themselves when the content around them opens. */
const OPEN_EVENTS = ['elementor-pro/motion-fx/recalc', 'elementor/nested-tabs/activate', 'elementor/bg-video/recalc']

/** Keeps the open content in the window, unless behind a burger, and notifies widgets inside that it opened. */
export function placeContent(
  parts: MegaMenuParts,
  { title, content }: MegaMenuItem,
  settings: MegaMenuSettings,
  isDropdown: boolean,
): () => void {
  if (!content) return () => {}
  const writers = createWriters()
  const position = () => positionContent(parts, title, content, settings, writers)
  if (!isDropdown) position()
  for (const name of OPEN_EVENTS) emit(window, name, content)
  const stops = [writers.stop]
  if (!isDropdown) stops.unshift(onScroll(position))
  return () => stopAll(stops)
}
