import type { Raw } from '../../base/values'
import { DOCUMENT_SETTINGS, SETTINGS } from '../../builder/selectors'
import type { Popup } from '../../popups/registry'
import { type OnInvalid, rawSettings, reportField } from '../../settings/read'

/**
 * What a popup's markup says, for the two that read it, each its part, the dialog's (dialog-settings.ts) and that of what opens it by itself
 * (display-settings.ts), and for the inspector.
 */
export const rawOf = ({ host, isFromBuilder }: Popup): Raw => rawSettings(host, isFromBuilder ? DOCUMENT_SETTINGS : SETTINGS)

/** Names what cannot be read; `prefix` is the group that it stands in. */
export const reporter =
  ({ host }: Popup, prefix = ''): OnInvalid =>
  (key, field, value) =>
    reportField(host, prefix + key, field, value)
