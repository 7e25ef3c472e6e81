import { choice, flag, type Infer, link, number, range, size } from '../../settings/fields'

/** Contract loops §19. Written by hand, the settings have the same names, and the sources may be plain addresses. */
export const settings = {
  source: choice(['media_file', 'external_url'], 'media_file'),
  source_json: link(),
  source_external_url: link(),
  trigger: choice(['arriving_to_viewport', 'on_click', 'on_hover', 'bind_to_scroll', 'none'], 'arriving_to_viewport'),
  /** Percent of the distance from the viewport's lower edge to its upper edge. */
  viewport: range(0, 100),
  effects_relative_to: choice(['viewport', 'page'], 'viewport'),
  loop: flag(),
  /** How many cycles a loop has; 0 for an endless one. */
  number_of_times: number(0, 0, 1000),
  /** Plays to the end and back again, which counts as one cycle. */
  reverse_animation: flag(),
  on_hover_out: choice(['default', 'reverse', 'pause'], 'default'),
  hover_area: choice(['animation', 'column', 'section', 'container'], 'animation'),
  play_speed: size(1),
  start_point: size(0, '%'),
  end_point: size(100, '%'),
  renderer: choice(['svg', 'canvas'], 'svg'),
  lazyload: flag(),
  /** Milliseconds from the click until the link is followed. */
  link_timeout: number(0, 0, 10_000),
}
export type LottieSettings = Infer<typeof settings>
