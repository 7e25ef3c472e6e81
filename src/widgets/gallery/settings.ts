import { activeDevices } from '../../page/device'
import { SETTINGS } from '../../page/selectors'
import { choice, flag, type Infer, number, responsive, text } from '../../settings/fields'
import { numberOrNaN } from '../../settings/number-or-nan'
import { rawSettings, readSettings } from '../../settings/read'

/** A length in px with a minimum. Counts as a size, so that a device's empty size object inherits (contract core §4.4). */
const length = (value: number, min: number) => ({ ...number(value, min), kind: 'size' as const })

export const settings = {
  /** How pictures are arranged: in even cells (`grid`), in rows that fill the width (`justified`), or in columns (`masonry`). */
  gallery_layout: choice(['grid', 'justified', 'masonry'], 'grid'),
  /**
   * How many columns there are. By hand, tablets have at most 2 and phones 1 unless you say otherwise.
   * @example 3
   */
  columns: responsive(number(4, 1, 24)),
  /**
   * The space between pictures, in pixels.
   * @unit px
   * @example 20
   */
  gap: responsive(length(10, 0)),
  /**
   * The approximate height of the rows, in pixels, in the `justified` layout.
   * @unit px
   * @example 260
   * @with {"gallery_layout":"justified"}
   */
  ideal_row_height: responsive(length(200, 20)),
  /**
   * The shape of the cells in the `grid` layout: width to height.
   * @example "1:1"
   * @values a ratio such as `"3:2"` or `"16:9"`
   */
  aspect_ratio: text('3:2'),
  /** Loads pictures only when they come near the window. */
  lazyload: flag(),
  /**
   * The builder’s animation of a picture under the mouse.
   * @example "zoom-in"
   * @only builder
   */
  image_hover_animation: text(),
  /**
   * The builder’s animation of the layer over a picture under the mouse.
   * @example "fade-in"
   * @only builder
   */
  background_overlay_hover_animation: text(),
  /**
   * The builder’s animation of the texts over a picture under the mouse.
   * @example "fade-in"
   * @only builder
   */
  content_hover_animation: text(),
  /**
   * Animates the texts over a picture one after the other.
   * @only builder
   */
  content_sequenced_animation: flag(),
}
export type GallerySettings = Infer<typeof settings>

/** Reads a hand-written gallery's settings: small screens get few columns unless set. */
export function readHandWritten(host: HTMLElement): GallerySettings {
  const raw = rawSettings(host, SETTINGS)
  const fewColumns = { columns_tablet: Math.min(2, numberOrNaN(raw.columns) || 2), columns_mobile: 1 }
  return readSettings(settings, { ...fewColumns, ...raw }, undefined, activeDevices())
}
