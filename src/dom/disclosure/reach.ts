import { stopAll } from '../../base/lifetime'
import { startDeepLinks } from './deep-links'
import { type Hooks, startHiddenPanels } from './hidden-panels'

/**
 * How visitors reach closed parts without pressing a title: by address, in-page link, find-in-page and printing. In its own chunk, shared
 * by tabs and accordions, which do not wait for it.
 */
export function startReach(host: HTMLElement, hooks: Hooks): () => void {
  const stops = [startHiddenPanels(host, hooks), startDeepLinks(host, hooks.reveal)]
  return () => stopAll(stops)
}
