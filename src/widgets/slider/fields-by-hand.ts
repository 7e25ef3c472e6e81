import { choice, flag, number, responsive, size } from '../../settings/fields'
import { fields } from './options'

const { navigation, pagination, arrows, infinite, speed, autoplay, autoplay_speed, offset_sides } = fields
/** What a hand-written carousel is told, as data: for the inspector and docs/settings.md. The numbers by device are read by layouts.ts. */
export const fieldsByHand = {
  slides_to_show: responsive(number(3, 0.01, 50)),
  slides_to_scroll: responsive(number(1, 1, 50)),
  image_spacing_custom: responsive(size()),
  navigation,
  pagination,
  arrows,
  infinite,
  speed,
  effect: choice(['slide', 'fade'], 'slide'),
  autoplay,
  autoplay_speed,
  pause_on_hover: flag(true),
  pause_on_interaction: flag(true),
  offset_sides,
}
