import { number, responsive, text } from '../../settings/fields'

/** The animation's name is in `animation` for sections, columns and containers, in `_animation` for widgets; delays are in ms (contract core §7). */
export const settings = {
  animation: responsive(text()),
  _animation: responsive(text()),
  animation_delay: number(),
  _animation_delay: number(),
}
