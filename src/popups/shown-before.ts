import { config } from '../page/config'
import { storage } from '../page/storage'
import { storageKey } from './popup-key'
import { type Popup, popups } from './registry'
import type { Condition } from './verdict'

/** Counts a showing (contract popups §4.7), except in the editor. */
export function countTime(popup: Popup): void {
  if (config().edit) return
  const key = storageKey(popup, 'times')
  storage.set(key, storage.number(key) + 1)
}

/** The conditions of any showing: what the visitor chose and did before, and what was shown on this page view. */
export const readShownBefore = (popup: Popup, avoidsMultiple: boolean): Condition[] => [
  { name: 'disable', pass: !storage.get(storageKey(popup, 'disable')), at: ['trigger', 'selector', 'link', 'action', 'form', 'api'] },
  { name: 'converted', pass: !storage.get(storageKey(popup, 'converted')), at: ['trigger'] },
  { name: 'avoid_multiple_popups', pass: !avoidsMultiple || !popups.hasShown, at: ['trigger', 'selector'] },
]
