import { choice, flag, type Infer, number } from '../../settings/fields'

const DELAY = 60_000
export const settings = {
  /**
   * Marks a word of the headline (`highlight`), or lets words take turns (`rotate`). By hand, the markup decides.
   * @only builder
   */
  headline_style: choice(['highlight', 'rotate'], 'highlight'),
  /**
   * How one word gives way to the next.
   * @example "slide"
   */
  animation_type: choice(['typing', 'clip', 'flip', 'swirl', 'blinds', 'drop-in', 'wave', 'slide', 'slide-down'], 'typing'),
  /** The shape that is drawn around or under the marked word. */
  marker: choice(
    ['circle', 'curly', 'underline', 'double', 'double_underline', 'underline_zigzag', 'diagonal', 'strikethrough', 'x'],
    'circle',
  ),
  /** Repeats for ever: the words keep taking turns, or the shape is drawn again and again. */
  loop: flag(),
  // All in ms.
  /**
   * Milliseconds that drawing the shape takes.
   * @unit ms
   * @example 800
   */
  highlight_animation_duration: number(1200, 0, DELAY),
  /**
   * Milliseconds from one drawing of the shape to the next.
   * @unit ms
   * @example 5000
   * @with {"loop":"yes"}
   */
  highlight_iteration_delay: number(8000, 0, DELAY),
  /**
   * Milliseconds that each word stays.
   * @unit ms
   * @example 4000
   */
  rotate_iteration_delay: number(2500, 100, DELAY),
}
export type HeadlineSettings = Infer<typeof settings>
