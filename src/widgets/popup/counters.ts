import { config } from '../../page/config'
import { storage } from '../../page/storage'
import { popupKey } from '../../popups/popup-key'
import { type Popup, popups } from '../../popups/registry'
import type { Condition } from './verdict'

/** The storage key of a popup's counter: the builder's keys, so that limits survive a change of runtime (contract popups §3). */
export const storageKey = (popup: Popup, name: string): string => `popup_${popupKey(popup)}_${name}`

/** Counts a showing (contract popups §4.7), except in the editor. */
export function countTime(popup: Popup): void {
  if (config().edit) return
  const key = storageKey(popup, 'times')
  storage.set(key, storage.number(key) + 1)
}

/** The conditions of any showing: what the visitor chose and did before, and what was shown on this page view. */
export const readShownBefore = (popup: Popup, avoidsMultiple: boolean): Condition[] => [
  ...(['disable', 'converted'] as const).map((name) => ({ name, pass: !storage.get(storageKey(popup, name)) })),
  { name: 'avoid_multiple_popups', pass: !avoidsMultiple || !popups.hasShown },
]
