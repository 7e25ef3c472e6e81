import { propertyOf } from '../../base/property-of'
import type { Raw } from '../../base/values'

/** Posts have their settings per skin, such as `cards_masonry` (contract loops §5.3). */
export function isMasonry(raw: Raw, host: HTMLElement): boolean {
  const [, type = '', skin = ''] = /^(posts|archive-posts)?.*?\.(.*)$/.exec(propertyOf(host, 'dataset').widget_type ?? '') ?? []
  return raw[type ? `${skin}_masonry` : 'masonry'] === 'yes'
}
