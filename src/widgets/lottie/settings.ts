import { choice, flag, type Infer, link, number, range, size } from '../../settings/fields'

/** Contract loops §19. Hand-written animations use the same names; their sources may be plain URLs. */
export const settings = {
  /**
   * Where the animation comes from: `source_json` (`media_file`) or `source_external_url` (`external_url`).
   * @with {"source_external_url":"https://example.com/boat.json"}
   */
  source: choice(['media_file', 'external_url'], 'media_file'),
  /**
   * The animation’s file on this site.
   * @example "/boat.json"
   */
  source_json: link(),
  /**
   * The address of an animation elsewhere.
   * @example "https://example.com/boat.json"
   * @with {"source":"external_url"}
   */
  source_external_url: link(),
  /** What plays the animation: coming into view, a click, the mouse, or scrolling; `none` plays it as soon as it has loaded. */
  trigger: choice(['arriving_to_viewport', 'on_click', 'on_hover', 'bind_to_scroll', 'none'], 'arriving_to_viewport'),
  /**
   * The part of the window in which the animation plays, in percent of its height from the bottom.
   * @example {"sizes":{"start":20,"end":80}}
   */
  viewport: range(0, 100),
  /**
   * With `bind_to_scroll`: whether the animation follows its own path through the window, or the scrolling of the whole page.
   * @with {"trigger":"bind_to_scroll"}
   */
  effects_relative_to: choice(['viewport', 'page'], 'viewport'),
  /** Plays the animation again and again. */
  loop: flag(),
  /**
   * How many times the animation plays; 0 means for ever.
   * @example 3
   * @with {"loop":"yes"}
   */
  number_of_times: number(0, 0, 1000),
  /** Plays the animation to its end and back again, which counts as once. */
  reverse_animation: flag(),
  /**
   * With `on_hover`: what happens when the mouse leaves. `default` plays on, `reverse` plays backwards, `pause` stops.
   * @with {"trigger":"on_hover"}
   */
  on_hover_out: choice(['default', 'reverse', 'pause'], 'default'),
  /**
   * With `on_hover`: where the mouse has to be.
   * @with {"trigger":"on_hover"}
   */
  hover_area: choice(['animation', 'column', 'section', 'container'], 'animation'),
  /**
   * How fast the animation plays: 1 is its own speed, 2 is twice as fast.
   * @example 1.5
   * @values a number, or `{"size":1.5}`
   */
  play_speed: size(1),
  /**
   * Where in the animation to start, in percent.
   * @unit %
   * @example {"unit":"%","size":10}
   */
  start_point: size(0, '%'),
  /**
   * Where in the animation to end, in percent.
   * @unit %
   * @example {"unit":"%","size":90}
   */
  end_point: size(100, '%'),
  /** How the animation is drawn. `canvas` is lighter for large ones, `svg` is sharper. */
  renderer: choice(['svg', 'canvas'], 'svg'),
  /** Loads the animation only when it comes near the window. */
  lazyload: flag(),
  /**
   * Milliseconds from a click until the animation’s link is followed, so that the animation can be seen.
   * @unit ms
   * @example 800
   * @with {"trigger":"on_click"}
   */
  link_timeout: number(0, 0, 10_000),
}
export type LottieSettings = Infer<typeof settings>
