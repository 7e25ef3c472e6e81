import type { Popup } from './registry'

/** The id in storage keys such as `popup_KEY_times`. With `data-popup-version` each version has counters of its own. */
export const popupKey = ({ id, host }: Pick<Popup, 'id' | 'host'>): string => {
  const { popupVersion } = host.dataset
  return popupVersion ? `${id}_v${popupVersion}` : id
}
