import { rawOf } from '../../read'
import { config } from '../../services/config'
import { type Popup, popups, type Reason } from '../../services/popups'
import { storage } from '../../services/storage'

/** What is remembered of a popup, in the builder's own keys, so that a visitor's limits outlive a change of runtime (contract popups §3). */
export const keyOf = ({ key }: Popup, what: string): string => `popup_${key}_${what}`

/** A showing is counted when it begins, or when it ends if the site says so (contract popups §4.7). */
export function countTime(popup: Popup, at: 'show' | 'hide'): void {
  const times = keyOf(popup, 'times')
  if (!rawOf(popup.settings.timing).times_count === (at === 'show')) storage.set(times, storage.number(times) + 1)
}

/** Popups that stay closed: switched off by the visitor; or opening by themselves after another one, or after they did their work. */
export function isRefused(popup: Popup, avoidsMultiple: boolean, reason: Reason): unknown {
  const { edit, preview } = config()
  const isAutomatic = reason === 'trigger'
  return (
    !(edit || preview) &&
    (storage.get(keyOf(popup, 'disable')) ||
      (avoidsMultiple && popups.popped && (isAutomatic || reason === 'selector')) ||
      (isAutomatic && storage.get(keyOf(popup, 'converted'))))
  )
}
