import { config } from '../../page/config'
import { storage } from '../../page/storage'
import { popupKey } from '../../popups/popup-key'
import { type OpenChangeReason, type Popup, popups } from '../../popups/registry'

/** The storage key of a popup's counter: the builder's keys, so that limits survive a change of runtime (contract popups §3). */
export const storageKey = (popup: Popup, name: string): string => `popup_${popupKey(popup)}_${name}`

/** Counts a showing (contract popups §4.7), except in the editor. */
export function countTime(popup: Popup): void {
  if (config().edit) return
  const key = storageKey(popup, 'times')
  storage.set(key, storage.number(key) + 1)
}

/**
 * Whether a popup must stay closed: the visitor disabled it, or it would open automatically after another popup (if it avoids that) or
 * after converting this visitor.
 */
export function isSuppressed(popup: Popup, avoidsMultiple: boolean, reason: OpenChangeReason): boolean {
  const { edit, preview } = config()
  if (edit || preview) return false
  const isAutomatic = reason === 'trigger'
  if (storage.get(storageKey(popup, 'disable'))) return true
  if (avoidsMultiple && popups.hasShown && (isAutomatic || reason === 'selector')) return true
  return isAutomatic && Boolean(storage.get(storageKey(popup, 'converted')))
}
