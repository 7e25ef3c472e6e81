import { isFirstParty } from '../../consent/first-party'
import { requireConsent } from '../../consent/require-consent'
import { animation } from './animation'
import { nameLink } from './link-name'
import type { LottieSettings } from './settings'
import { sourceOf } from './source'

export { settings } from './settings'

/** An animation in its place; one of another site waits until the visitor allows it. */
export function start(host: HTMLElement, settings: LottieSettings): () => void {
  const url = sourceOf(settings)
  const stops = [nameLink(host)]
  const start = () => stops.push(animation(host, settings, `${url}`))
  if (url && isFirstParty(url.href)) start()
  else if (url) stops.push(requireConsent(host, url.href, start, undefined, 'below'))
  return () => {
    for (const stop of stops) stop()
  }
}
