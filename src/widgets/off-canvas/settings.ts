import { choice, flag, type Infer } from '../../settings/fields'

export const settings = {
  /** The page stands still behind the panel; always behind a hand-written one. */
  prevent_scroll: flag(),
  prevent_close_on_background_click: flag(),
  prevent_close_on_esc_key: flag(),
  /** Of a hand-written panel: the side it comes from, and whether it gets a close button when it has none of its own. */
  position: choice(['end', 'start', 'left', 'right', 'top', 'bottom'], 'end'),
  close_button: flag(true),
}
export type OffCanvasSettings = Infer<typeof settings>
