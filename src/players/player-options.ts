import { prefersReducedMotion } from '../builder/reduced-motion'
import { parseVideoUrl } from '../video-url/parse'
import { parseStartTime } from '../video-url/start-time'
import type { PlayerOptions } from './player'

/** The video widget's settings that its player hears of (contract media §4.2). */
interface Given {
  start: number
  end: number
  loop: boolean
  mute: boolean
  autoplay: boolean
  controls: boolean | null
  yt_privacy: boolean | null
  modestbranding: boolean
  play_on_mobile: boolean
}

/**
 * What the widget's settings mean; by hand what nobody says is on, and in what the server sends it is off: it leaves out what is off.
 * `link` is a person's: it may say where to begin. A file's address says so to the browser itself.
 */
export const playerOptions = (given: Given, isByHand: boolean, link = ''): PlayerOptions => ({
  start: given.start || (parseVideoUrl(link)?.kind === 'hosted' ? 0 : parseStartTime(link)),
  end: given.end,
  loop: given.loop,
  // By itself a film may only play without sound.
  mute: given.mute || (isByHand && given.autoplay),
  controls: given.controls ?? isByHand,
  autoplay: given.autoplay && !prefersReducedMotion(),
  privacy: given.yt_privacy ?? isByHand,
  modest: given.modestbranding,
  inline: isByHand || given.play_on_mobile,
})
