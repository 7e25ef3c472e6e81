import { choice, flag, type Infer, number, pictures } from '../../settings/fields'

/** In ms. Browsers treat a delay of 2³¹ or more as 0. */
const milliseconds = (value: number) => number(value, 0, 1e9)

/** Contract core §9.1; hand-written settings have the same names. */
export const settings = {
  /**
   * The pictures, in their order.
   * @example [{"url":"/sea.jpg"},{"url":"/harbour.jpg"}]
   */
  background_slideshow_gallery: pictures(),
  /** Begins again after the last picture. */
  background_slideshow_loop: flag(),
  /**
   * Milliseconds that each picture stays.
   * @unit ms
   * @example 8000
   */
  background_slideshow_slide_duration: milliseconds(5000),
  /**
   * Milliseconds that a change of pictures takes.
   * @unit ms
   * @example 1000
   */
  background_slideshow_transition_duration: milliseconds(500),
  /** How one picture gives way to the next. */
  background_slideshow_slide_transition: choice(['fade', 'slide_left', 'slide_right', 'slide_up', 'slide_down'], 'fade'),
  /**
   * Gives the pictures the builder’s class for lazy loading. With or without it, each is loaded only when its turn comes.
   * @only builder
   */
  background_slideshow_lazyload: flag(),
  /** Zooms slowly while a picture shows. */
  background_slideshow_ken_burns: flag(),
  /** Whether it zooms in or out. */
  background_slideshow_ken_burns_zoom_direction: choice(['in', 'out'], 'in'),
}
export type SlideshowSettings = Infer<typeof settings>
