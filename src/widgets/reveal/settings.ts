import { count, responsive, text } from '../../settings/fields'

/** Names `animation` (sections, columns, containers) and `_animation` (widgets); delays in ms (contract core §7). */
export const settings = {
  animation: responsive(text()),
  _animation: responsive(text()),
  animation_delay: count(),
  _animation_delay: count(),
}
