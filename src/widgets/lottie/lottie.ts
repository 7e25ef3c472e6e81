import { stopAll } from '../../base/lifetime'
import { isFirstParty } from '../../media/consent/first-party'
import { requireConsent } from '../../media/consent/require-consent'
import { startAnimation } from './animation'
import { labelLink } from './link-name'
import type { LottieSettings } from './settings'
import { animationUrl } from './source'

export { settings } from './settings'

/** Starts an animation; a third-party file loads only with the visitor's consent. */
export function start(host: HTMLElement, settings: LottieSettings): () => void {
  const stops = [labelLink(host)]
  const url = animationUrl(settings)
  if (url) {
    const load = () => stops.push(startAnimation(host, settings, url))
    if (isFirstParty(url)) load()
    else stops.push(requireConsent(host, url, load, undefined, 'below'))
  }
  return () => stopAll(stops)
}
