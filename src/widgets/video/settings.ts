import { flag, link, number } from '../../settings/fields'
import type { Field, Infer } from '../../settings/read'

/** Unset means on in hand-written markup and off in the server's, which omits flags that are off. */
const optionalFlag: Field<boolean | null> = { ...flag(), default: null }
/** In seconds. */
const time = number(0, 0)

/** Contract media §4.2. */
export const settings = {
  /**
   * The address of a video on YouTube. By hand, a link inside the element does the same.
   * @example "https://youtu.be/XHOmBV4js_E"
   */
  youtube_url: link(),
  /**
   * The address of a video on Vimeo.
   * @example "https://vimeo.com/235215203"
   */
  vimeo_url: link(),
  /**
   * The address of a video on Dailymotion.
   * @example "https://www.dailymotion.com/video/x6tqhqb"
   */
  dailymotion_url: link(),
  /**
   * The address of a video on VideoPress.
   * @example "https://videopress.com/v/ZCAOzTNk"
   */
  videopress_url: link(),
  /**
   * The address of a video file.
   * @example "/film.mp4"
   */
  hosted_url: link(),
  /**
   * The second at which the video starts.
   * @unit s
   * @example 30
   */
  start: time,
  /**
   * The second at which the video ends; 0 plays it to its end.
   * @unit s
   * @example 90
   */
  end: time,
  /** Plays the video by itself, without sound, when it comes into view. For visitors who have asked for less motion it waits. */
  autoplay: flag(),
  /**
   * Plays the video in its place on phones, instead of full screen.
   * @only builder
   */
  play_on_mobile: flag(),
  /** Plays the video without sound. */
  mute: flag(),
  /** Plays the video again and again. */
  loop: flag(),
  /**
   * Shows the player’s controls. By hand they are on unless you say `"no"`.
   * @example "no"
   */
  controls: optionalFlag,
  /** Asks YouTube to show less of its branding. */
  modestbranding: flag(),
  /**
   * Loads the player from youtube-nocookie.com. By hand it is on unless you say `"no"`.
   * @example "no"
   */
  yt_privacy: optionalFlag,
  /** Shows YouTube’s captions from the start. */
  cc_load_policy: flag(),
  /**
   * The picture that is shown in place of the video until it is played.
   * @example "/film.jpg"
   */
  image_overlay: link(),
}
export type Settings = Infer<typeof settings>
