import { stopAll } from '../../base/lifetime'
import { isFirstParty } from '../../consent/first-party'
import { requireConsent } from '../../consent/require-consent'
import { startAnimation } from './animation'
import { labelLink } from './link-name'
import type { LottieSettings } from './settings'
import { animationUrl } from './source'

export { settings } from './settings'

/** An animation in the host's markup. A file from another site is loaded only if the visitor allows it. */
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
