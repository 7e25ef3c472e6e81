import { choice, flag, number, responsive, size } from '../../settings/fields'
import { sharedFields } from './options'

/** The settings of a hand-written carousel, for the inspector and docs/settings. layouts.ts reads the per-device numbers. */
export const fieldsByHand = {
  /**
   * How many slides show at a time; fractions such as 2.5 are allowed. Tablets show 2 and phones 1 unless you say otherwise.
   * @example 4
   */
  slides_to_show: responsive(number(3, 0.01, 50)),
  /**
   * How many slides the slider moves by. A device without a number of its own moves by 1.
   * @example 2
   */
  slides_to_scroll: responsive(number(1, 1, 50)),
  /**
   * The space between slides, in pixels.
   * @unit px
   * @example 16
   */
  image_spacing_custom: responsive(size()),
  ...sharedFields,
  /**
   * How slides change: they slide, or one fades into the next if one slide shows at a time.
   * @with {"slides_to_show":1}
   */
  effect: choice(['slide', 'fade'], 'slide'),
  /** Pauses autoplay while the mouse is over the slider. */
  pause_on_hover: flag(true),
  /** Ends autoplay when visitors swipe or drag the slider. With `"no"` it goes on when they let go. */
  pause_on_interaction: flag(true),
}
