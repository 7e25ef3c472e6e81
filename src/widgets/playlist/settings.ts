import { flag, type Infer, number, text } from '../../settings/fields'

/** Contract loops §18; written by hand, the settings have the same names. The list of videos is in the markup. */
export const settings = {
  playlist_title: text(),
  autoplay_on_load: flag(),
  autoplay_next: flag(),
  show_watched_indication: flag(),
  lazy_load: flag(),
  inner_tab_is_content_collapsible: flag(),
  inner_tab_collapsible_height: number(0, 0),
}
export type PlaylistSettings = Infer<typeof settings>
