import { safe } from '../base/property-of'
import type { Popup } from './registry'

/** The id in storage keys such as `popup_KEY_times`. With `data-popup-version` each version has its own counters. */
export const popupKey = ({ id, host }: Pick<Popup, 'id' | 'host'>): string => {
  const version = safe(host).getAttribute('data-popup-version')
  return version ? `${id}_v${version}` : id
}

/** The storage key of a popup's counter: the builder's keys, so that limits survive a change of runtime (contract popups §3). */
export const storageKey = (popup: Pick<Popup, 'id' | 'host'>, name: string): string => `popup_${popupKey(popup)}_${name}`
