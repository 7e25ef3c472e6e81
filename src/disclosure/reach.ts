import { stopAll } from '../base/lifetime'
import { startDeepLinks } from './deep-links'
import { type Hooks, startHiddenPanels } from './hidden-panels'

/**
 * How visitors come to what is in closed parts without a press of the title: by an address, an in-page link, the browser's search, on paper.
 * A chunk of its own, which tabs and accordions of a page share and do not wait for.
 */
export function startReach(host: HTMLElement, hooks: Hooks): () => void {
  const stops = [startHiddenPanels(host, hooks), startDeepLinks(host, hooks.reveal)]
  return () => stopAll(stops)
}
