import { choice, flag, type Infer, number, pictures } from '../../settings/fields'

/** In ms. Browsers treat a delay of 2³¹ or more as 0. */
const milliseconds = (value: number) => number(value, 0, 1e9)

/** Contract core §9.1; written by hand, the settings have the same names. */
export const settings = {
  background_slideshow_gallery: pictures(),
  background_slideshow_loop: flag(),
  background_slideshow_slide_duration: milliseconds(5000),
  background_slideshow_transition_duration: milliseconds(500),
  background_slideshow_slide_transition: choice(['fade', 'slide_left', 'slide_right', 'slide_up', 'slide_down'], 'fade'),
  background_slideshow_lazyload: flag(),
  background_slideshow_ken_burns: flag(),
  background_slideshow_ken_burns_zoom_direction: choice(['in', 'out'], 'in'),
}
export type SlideshowSettings = Infer<typeof settings>
