import { propertyOf } from '../../base/property-of'
import type { Raw } from '../../base/values'

/** Posts have their settings per skin, such as `cards_masonry` (contract loops §5.3). */
export function settingOf(host: HTMLElement, name: string): string {
  const [, type = '', skin = ''] = /^(posts|archive-posts)?.*?\.(.*)$/.exec(propertyOf(host, 'dataset').widget_type ?? '') ?? []
  return type ? `${skin}_${name}` : name
}

export const isMasonry = (raw: Raw, host: HTMLElement): boolean => raw[settingOf(host, 'masonry')] === 'yes'
