import { asObject } from '../../base/values'
import { config } from '../../builder/config'
import { storage } from '../../builder/storage'
import { type Popup, popups, type Reason } from '../../popups/registry'

/** What is remembered of a popup, in the builder's own keys, so that a visitor's limits outlive a change of runtime (contract popups §3). */
export const storageKey = ({ key }: Popup, what: string): string => `popup_${key}_${what}`

/** A showing is counted when it begins, or when it ends if the site says so (contract popups §4.7). */
export function countTime(popup: Popup, at: 'show' | 'hide'): void {
  const times = storageKey(popup, 'times')
  if (!asObject(popup.settings.timing).times_count === (at === 'show')) storage.set(times, storage.number(times) + 1)
}

/** Popups that stay closed: switched off by the visitor; or opening by themselves after another one, or after they did their work. */
export function isSuppressed(popup: Popup, avoidsMultiple: boolean, reason: Reason): unknown {
  const { edit, preview } = config()
  const isAutomatic = reason === 'trigger'
  return (
    !(edit || preview) &&
    (storage.get(storageKey(popup, 'disable')) ||
      (avoidsMultiple && popups.popped && (isAutomatic || reason === 'selector')) ||
      (isAutomatic && storage.get(storageKey(popup, 'converted'))))
  )
}
