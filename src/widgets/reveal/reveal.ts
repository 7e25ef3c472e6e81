import { stopAll } from '../../base/lifetime'
import { ANIMATED, LAZY_BACKGROUND } from '../../builder/selectors'
import type { Infer } from '../../settings/fields'
import { startEntrance } from './entrance'
import { startLazyBackground } from './lazy-background'
import { settings } from './settings'

export { settings }

/** An element may have an entrance animation, a lazy background picture, or both. */
export function start(host: HTMLElement, given: Infer<typeof settings>): () => void {
  const stops: (() => void)[] = []
  if (host.matches(ANIMATED)) stops.push(startEntrance(host, given))
  if (host.matches(LAZY_BACKGROUND)) stops.push(startLazyBackground(host))
  return () => stopAll(stops)
}
