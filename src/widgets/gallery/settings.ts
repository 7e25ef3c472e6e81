import { activeDevices } from '../../builder/device'
import { SETTINGS } from '../../builder/selectors'
import { choice, flag, type Infer, number, responsive, text } from '../../settings/fields'
import { rawSettings, readSettings } from '../../settings/read'
import { toNumber } from '../../settings/to-number'

/** A length in px with a smallest value. It counts as a size, so that a device's empty size object inherits (contract core §4.4). */
const length = (value: number, min: number) => ({ ...number(value, min), kind: 'size' as const })

export const settings = {
  gallery_layout: choice(['grid', 'justified', 'masonry'], 'grid'),
  columns: responsive(number(4, 1, 24)),
  gap: responsive(length(10, 0)),
  ideal_row_height: responsive(length(200, 20)),
  aspect_ratio: text('3:2'),
  lazyload: flag(),
  image_hover_animation: text(),
  background_overlay_hover_animation: text(),
  content_hover_animation: text(),
  content_sequenced_animation: flag(),
}
export type GallerySettings = Infer<typeof settings>

/** The settings of a hand-written gallery: a small screen has few columns unless the settings say how many. */
export function readHandWritten(host: HTMLElement): GallerySettings {
  const raw = rawSettings(host, SETTINGS)
  const fewColumns = { columns_tablet: Math.min(2, toNumber(raw.columns) || 2), columns_mobile: 1 }
  return readSettings(settings, { ...fewColumns, ...raw }, undefined, activeDevices())
}
