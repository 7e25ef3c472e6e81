import { choice, flag, type Infer, number, responsive } from '../../settings/fields'

export const offCanvasSettings = {
  /** The page stands still behind the panel; always behind a hand-written one. */
  prevent_scroll: flag(),
  prevent_close_on_background_click: flag(),
  prevent_close_on_esc_key: flag(),
  /** Of a hand-written panel: the side it comes from, and whether it gets a close button when it has none of its own. */
  position: choice(['end', 'start', 'left', 'right', 'top', 'bottom'], 'end'),
  close_button: flag(true),
}
export type OffCanvasSettings = Infer<typeof offCanvasSettings>

/** Where a tooltip stands, and where it comes from. */
export const POSITIONS = ['top', 'right', 'bottom', 'left'] as const

export const hotspotSettings = {
  tooltip_trigger: responsive(choice(['click', 'mouseenter', 'none'], 'click')),
  tooltip_position: responsive(choice(POSITIONS, 'top')),
  hotspot_sequenced_animation: flag(),
  /** In ms, for all points together. */
  hotspot_sequenced_animation_duration: number(1000, 0, 60_000),
}
export type HotspotSettings = Infer<typeof hotspotSettings>
