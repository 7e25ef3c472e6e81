import { storage } from '../page/storage'
import { forgetChoice } from '../popups/group'
import { popupKey, storageKey } from '../popups/popup-key'
import { type Popup, popups } from '../popups/registry'

/**
 * Removes what is stored about this visitor and popup: counters, "never again", conversion, which popup of its group they see, and that they
 * came with its parameters. Other versions of the popup keep theirs.
 */
export function forgetVisitor(popup: Popup): void {
  const key = popupKey(popup)
  const prefix = `popup_${key}_`
  const impressions = `popup-${key}-impressions-count`
  const isOurs = (name: string) => name === impressions || (name.startsWith(prefix) && !/^v\d/.test(name.slice(prefix.length)))
  for (const name of Object.keys(storage.get(null) as object)) if (isOurs(name)) storage.set(name, undefined)
  storage.writeText(impressions, '0', true)
  storage.writeText(storageKey(popup, 'parameters'), '', true)
  forgetChoice(popup)
}

/** Shows the popup even if the visitor chose "never again"; that choice is restored once it shows. */
export function showRegardless(popup: Popup): void {
  const key = storageKey(popup, 'disable')
  const disabled = storage.get(key)
  if (disabled) {
    storage.set(key, undefined)
    const stop = popups.onShow((shown) => {
      if (shown !== popup) return
      stop()
      storage.set(key, disabled)
    })
  }
  popup.show('api')
}
