import { stopAll } from '../base/lifetime'
import { followHtmx } from './follow-htmx'
import { followMorphs } from './follow-morphs'
import { followTurbo } from './follow-turbo'

/** Follows what htmx, Turbo, Alpine and Idiomorph do to parts of the page. */
export function followSwaps(unmount: (root: Node) => void, scan: (root: HTMLElement) => void): () => void {
  const stops = [followHtmx(unmount, scan), followTurbo(unmount, scan), followMorphs(unmount, scan)]
  return () => stopAll(stops)
}
