import type { Raw } from '../../base/values'
import { DOCUMENT_SETTINGS, SETTINGS } from '../../builder/selectors'
import type { Popup } from '../../popups/registry'
import { type OnInvalid, rawSettings, reportField } from '../../settings/read'

/**
 * What a popup's markup says. Two modules read a part each, the dialog's (dialog-settings.ts) and that of what opens it by itself
 * (display-settings.ts); the inspector reads both.
 */
export const rawOf = ({ host, isFromBuilder }: Popup): Raw => rawSettings(host, isFromBuilder ? DOCUMENT_SETTINGS : SETTINGS)

/** Reports what cannot be read; `prefix` is its group. */
export const reporter =
  ({ host }: Popup, prefix = ''): OnInvalid =>
  (key, field, value) =>
    reportField(host, prefix + key, field, value)
