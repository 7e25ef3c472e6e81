import { createElement } from '../../base/create-element'
import { stopAll } from '../../base/lifetime'
import { adoptStylesheet } from '../../dom/stylesheet'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { flag, type Infer, number, text } from '../../settings/fields'
import { mountPlayer } from './mount-player'

/** In seconds. */
const time = number(0, 0)

export const settings = {
  /**
   * The address of the video on YouTube.
   * @example "https://youtu.be/XHOmBV4js_E"
   * @only builder
   */
  source: text(),
  /**
   * Plays the video by itself.
   * @only builder
   */
  autoplay: flag(),
  /**
   * Plays the video without sound.
   * @only builder
   */
  mute: flag(),
  /**
   * Shows the player’s controls.
   * @only builder
   */
  controls: flag(),
  /**
   * Shows YouTube’s captions from the start.
   * @only builder
   */
  cc_load_policy: flag(),
  /**
   * Plays the video again and again.
   * @only builder
   */
  loop: flag(),
  /**
   * Keeps YouTube from suggesting videos from other channels at the end.
   * @only builder
   */
  rel: flag(),
  /**
   * The second at which the video starts.
   * @unit s
   * @example 30
   * @only builder
   */
  start: time,
  /**
   * The second at which the video ends; 0 plays it to its end.
   * @unit s
   * @example 90
   * @only builder
   */
  end: time,
  /**
   * Loads the player from youtube-nocookie.com.
   * @only builder
   */
  privacy: flag(),
}

const PLAYER = 'skerry-atomic-player'
const CSS = `:where(.${PLAYER}){display:block;width:100%;height:100%;border:0}`

/** Adds the player once the element comes into view. The page's styles give the element its size. */
export function start(host: HTMLElement, given: Infer<typeof settings>): () => void {
  const { source, start, end, loop, mute, controls, privacy } = given
  const placeholder = createElement('div')
  placeholder.className = PLAYER
  host.append(placeholder)
  const getPlayerOptions = () => ({
    ...{ start, end, loop, mute, controls, privacy, className: PLAYER },
    autoplay: given.autoplay && !prefersReducedMotion(),
    captions: given.cc_load_policy,
    // The builder's `rel` has the opposite meaning of its name; sites have set it by what it does.
    related: !given.rel,
  })
  const stops = [
    adoptStylesheet(CSS),
    mountPlayer({ host, box: host, address: source, kind: 'youtube', getPlayerOptions, placeholder, isEager: true }),
    () => placeholder.remove(),
  ]
  return () => stopAll(stops)
}
