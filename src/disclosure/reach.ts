import { stopAll } from '../base/lifetime'
import { startDeepLinks } from './deep-links'
import { type Hooks, startHiddenPanels } from './hidden-panels'

/**
 * How visitors reach what is in closed parts without pressing the title: by an address, an in-page link, the browser's search, or on paper. It is a
 * chunk of its own, which a page's tabs and accordions share and do not wait for.
 */
export function startReach(host: HTMLElement, hooks: Hooks): () => void {
  const stops = [startHiddenPanels(host, hooks), startDeepLinks(host, hooks.reveal)]
  return () => stopAll(stops)
}
