import { createElement } from '../../base/create-element'
import { stopAll } from '../../base/lifetime'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { adoptStylesheet } from '../../dom/stylesheet'
import { flag, type Infer, number, text } from '../../settings/fields'
import { mountPlayer } from './mount-player'

/** In seconds. */
const time = number(0, 0)

export const settings = {
  source: text(),
  autoplay: flag(),
  mute: flag(),
  controls: flag(),
  cc_load_policy: flag(),
  loop: flag(),
  rel: flag(),
  start: time,
  end: time,
  privacy: flag(),
}

const PLAYER = 'skerry-atomic-player'
const CSS = `:where(.${PLAYER}){display:block;width:100%;height:100%;border:0}`

/** The player stands in the element, whose shape the page's styles give, once it comes into view. */
export function start(host: HTMLElement, given: Infer<typeof settings>): () => void {
  const { source, start, end, loop, mute, controls, privacy } = given
  const placeholder = createElement('div')
  placeholder.className = PLAYER
  host.append(placeholder)
  const getPlayerOptions = () => ({
    ...{ start, end, loop, mute, controls, privacy, className: PLAYER },
    autoplay: given.autoplay && !prefersReducedMotion(),
    captions: given.cc_load_policy,
    // The builder's own switch is the wrong way round, and sites have set it by what it does.
    related: !given.rel,
  })
  const stops = [
    adoptStylesheet(CSS),
    mountPlayer({ host, box: host, address: source, kind: 'youtube', getPlayerOptions, placeholder, isEager: true }),
    () => placeholder.remove(),
  ]
  return () => stopAll(stops)
}
