import { choice, flag, type Infer, number, responsive } from '../../settings/fields'

/** Where a tooltip stands, and where it comes from. */
export const POSITIONS = ['top', 'right', 'bottom', 'left'] as const

export const settings = {
  tooltip_trigger: responsive(choice(['click', 'mouseenter', 'none'], 'click')),
  tooltip_position: responsive(choice(POSITIONS, 'top')),
  hotspot_sequenced_animation: flag(),
  /** In ms, for all points together. */
  hotspot_sequenced_animation_duration: number(1000, 0, 60_000),
}
export type HotspotSettings = Infer<typeof settings>
