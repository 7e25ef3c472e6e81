import { flag, link, number } from '../../settings/fields'
import type { Field, Infer } from '../../settings/read'

/** Not set means on in hand-written markup, and off in the server's, which leaves out what is off. */
const optionalFlag: Field<boolean | null> = { ...flag(), default: null }
/** In seconds. */
const time = number(0, 0)

/** Contract media §4.2. */
export const settings = {
  youtube_url: link(),
  vimeo_url: link(),
  dailymotion_url: link(),
  videopress_url: link(),
  hosted_url: link(),
  start: time,
  end: time,
  autoplay: flag(),
  play_on_mobile: flag(),
  mute: flag(),
  loop: flag(),
  controls: optionalFlag,
  modestbranding: flag(),
  yt_privacy: optionalFlag,
  cc_load_policy: flag(),
  image_overlay: link(),
}
export type Settings = Infer<typeof settings>
