import type { Raw } from '../../base/values'
import { DOCUMENT_SETTINGS, SETTINGS } from '../../builder/selectors'
import type { Popup } from '../../popups/registry'
import { type OnInvalid, rawSettings, reportField } from '../../settings/read'

/**
 * The settings in a popup's markup. The dialog (dialog-settings.ts) and the triggers (display-settings.ts) each read their part, and the
 * inspector reads all.
 */
export const rawOf = ({ host, isFromBuilder }: Popup): Raw => rawSettings(host, isFromBuilder ? DOCUMENT_SETTINGS : SETTINGS)

/** Reports invalid settings; `prefix` is the group. */
export const reporter =
  ({ host }: Popup, prefix = ''): OnInvalid =>
  (key, field, value) =>
    reportField(host, prefix + key, field, value)
