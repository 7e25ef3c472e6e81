import { prefersReducedMotion } from '../../page/reduced-motion'
import { parseVideoUrl } from '../url/parse'
import { parseStartTime } from '../url/start-time'
import type { PlayerOptions } from './player'

/** The video widget's settings for its player (contract media §4.2); `null` means unset. */
interface VideoSettings {
  start: number
  end: number
  loop: boolean
  mute: boolean
  autoplay: boolean
  controls: boolean | null
  yt_privacy: boolean | null
  modestbranding: boolean
  play_on_mobile: boolean
  cc_load_policy: boolean
}

/**
 * The player's options from the widget's settings. Unset flags are on in hand-written markup, and off in the server's, which omits flags
 * that are off. `link` is the hand-written URL, which may contain a start time; for a file the browser reads it from the URL.
 */
export const playerOptions = (settings: VideoSettings, isHandWritten: boolean, link = ''): PlayerOptions => ({
  start: settings.start || (parseVideoUrl(link)?.kind === 'hosted' ? 0 : parseStartTime(link)),
  end: settings.end,
  loop: settings.loop,
  // Browsers only autoplay muted videos.
  mute: settings.mute || (isHandWritten && settings.autoplay),
  controls: settings.controls ?? isHandWritten,
  autoplay: settings.autoplay && !prefersReducedMotion(),
  privacy: settings.yt_privacy ?? isHandWritten,
  modest: settings.modestbranding,
  inline: isHandWritten || settings.play_on_mobile,
  ...(settings.cc_load_policy && { captions: true }),
})
