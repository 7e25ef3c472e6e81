import { config } from '../../builder/config'
import { storage } from '../../builder/storage'
import { popupKey } from '../../popups/popup-key'
import { type OpenChangeReason, type Popup, popups } from '../../popups/registry'

/** Where a popup's counters are stored: the builder's own keys, so that a visitor's limits survive a change of runtime (contract popups §3). */
export const storageKey = (popup: Popup, name: string): string => `popup_${popupKey(popup)}_${name}`

/** Counts a showing (contract popups §4.7); showings in the editor do not count. */
export function countTime(popup: Popup): void {
  if (config().edit) return
  const key = storageKey(popup, 'times')
  storage.set(key, storage.number(key) + 1)
}

/**
 * True for a popup that must stay closed: the visitor has switched it off, it would open by itself after another popup (if it avoids that), or it has
 * already converted this visitor.
 */
export function isSuppressed(popup: Popup, avoidsMultiple: boolean, reason: OpenChangeReason): boolean {
  const { edit, preview } = config()
  if (edit || preview) return false
  const isAutomatic = reason === 'trigger'
  if (storage.get(storageKey(popup, 'disable'))) return true
  if (avoidsMultiple && popups.hasShown && (isAutomatic || reason === 'selector')) return true
  return isAutomatic && Boolean(storage.get(storageKey(popup, 'converted')))
}
