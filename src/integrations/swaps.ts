import { stopAll } from '../base/lifetime'
import { followHtmx } from './follow-htmx'
import { followTurbo } from './follow-turbo'

/** Follows what htmx and Turbo do to parts of the page. */
export function followSwaps(unmount: (root: Node) => void, scan: (root: HTMLElement) => void): () => void {
  const stops = [followHtmx(unmount, scan), followTurbo(unmount, scan)]
  return () => stopAll(stops)
}
