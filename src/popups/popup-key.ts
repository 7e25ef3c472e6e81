import { safe } from '../base/property-of'
import type { Popup } from './registry'

/** The id in storage keys such as `popup_KEY_times`. With `data-popup-version` each version has its own counters. */
export const popupKey = ({ id, host }: Pick<Popup, 'id' | 'host'>): string => {
  const version = safe(host).getAttribute('data-popup-version')
  return version ? `${id}_v${version}` : id
}
