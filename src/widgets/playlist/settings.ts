import { flag, type Infer, number, text } from '../../settings/fields'

/** Contract loops §18. Hand-written lists use the same names; the videos are in the markup. */
export const settings = {
  /**
   * The name of the list, for scripts that count plays.
   * @example "Trips"
   */
  playlist_title: text(),
  /** Plays the first video as soon as the page has loaded. */
  autoplay_on_load: flag(),
  /** Plays the next video when one ends. */
  autoplay_next: flag(),
  /** Marks the videos that the visitor has already watched. */
  show_watched_indication: flag(),
  /** Loads the player only when the list comes into view. */
  lazy_load: flag(),
  /** Shortens the texts of a video, with a button that shows all of them. */
  inner_tab_is_content_collapsible: flag(),
  /**
   * The height of a shortened text, in pixels.
   * @unit px
   * @example 120
   */
  inner_tab_collapsible_height: number(0, 0),
}
export type PlaylistSettings = Infer<typeof settings>
