import { number, responsive, text } from '../../settings/fields'

/** Sections, columns and containers name their animation in `animation`, widgets in `_animation`; delays are in ms (contract core §7). */
export const settings = {
  /**
   * The animation of a section, column or container, such as `fadeInUp`; by hand, of any element.
   * @example "fadeInUp"
   */
  animation: responsive(text()),
  /**
   * The animation of a widget, such as `fadeInUp`.
   * @example "fadeInUp"
   * @only builder
   */
  _animation: responsive(text()),
  /**
   * Milliseconds to wait before the animation.
   * @unit ms
   * @example 300
   * @with {"animation":"fadeInUp"}
   */
  animation_delay: number(),
  /**
   * Milliseconds to wait before a widget’s animation.
   * @unit ms
   * @example 300
   * @with {"_animation":"fadeInUp"}
   * @only builder
   */
  _animation_delay: number(),
}
