import { flag, type Infer, number, text } from '../../settings/fields'

/** Contract core §10.2; times in seconds. */
export const settings = {
  /**
   * The address of the video: YouTube, Vimeo, or a file.
   * @example "/waves.mp4"
   */
  background_video_link: text(),
  /**
   * The second at which the video starts.
   * @unit s
   * @example 5
   * @with {"background_video_link":"/waves.mp4"}
   */
  background_video_start: number(0, 0),
  /**
   * The second at which the video ends; 0 plays it to its end.
   * @unit s
   * @example 20
   * @with {"background_video_link":"/waves.mp4"}
   */
  background_video_end: number(0, 0),
  /**
   * Plays the video once, instead of again and again.
   * @with {"background_video_link":"/waves.mp4"}
   */
  background_play_once: flag(),
  /**
   * Plays the video on phones, too.
   * @with {"background_video_link":"/waves.mp4"}
   */
  background_play_on_mobile: flag(),
  /**
   * Loads YouTube’s player from youtube-nocookie.com.
   * @with {"background_video_link":"https://youtu.be/XHOmBV4js_E"}
   */
  background_privacy_mode: flag(),
}
export type Settings = Infer<typeof settings>
