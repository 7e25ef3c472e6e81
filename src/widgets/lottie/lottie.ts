import { consentFirst } from '../../consent-first'
import { isOwn } from '../../services/own'
import { behaviour } from '../behaviour'
import { animation } from './animation'
import { nameLink } from './link-name'
import type { LottieSettings } from './settings'
import { sourceOf } from './source'

export { settings } from './settings'

/** An animation in its place; one of another site waits until the visitor allows it. */
export const View = behaviour((host: HTMLElement, settings: LottieSettings) => {
  const url = sourceOf(settings)
  const stops = [nameLink(host)]
  const start = () => stops.push(animation(host, settings, `${url}`))
  if (url && isOwn(url.href)) start()
  else if (url) stops.push(consentFirst(host, url.href, start, undefined, 'below'))
  return () => {
    for (const stop of stops) stop()
  }
})
