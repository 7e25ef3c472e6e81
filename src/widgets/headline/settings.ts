import { choice, flag, type Infer, number } from '../../settings/fields'

const DELAY = 60_000
export const settings = {
  headline_style: choice(['highlight', 'rotate'], 'highlight'),
  animation_type: choice(['typing', 'clip', 'flip', 'swirl', 'blinds', 'drop-in', 'wave', 'slide', 'slide-down'], 'typing'),
  marker: choice(
    ['circle', 'curly', 'underline', 'double', 'double_underline', 'underline_zigzag', 'diagonal', 'strikethrough', 'x'],
    'circle',
  ),
  loop: flag(),
  // All in ms.
  highlight_animation_duration: number(1200, 0, DELAY),
  highlight_iteration_delay: number(8000, 0, DELAY),
  rotate_iteration_delay: number(2500, 100, DELAY),
}
export type HeadlineSettings = Infer<typeof settings>
