import type { Raw } from '../base/values'
import { DOCUMENT_SETTINGS, SETTINGS } from '../page/selectors'
import { type OnInvalid, rawSettings, reportField } from '../settings/read'
import type { Popup } from './registry'

type Marked = Pick<Popup, 'host' | 'isFromBuilder'>

/** The JSON as the markup has it, for whoever judges that or passes it on: the inspector, and the objects for site scripts. */
export const writtenSettings = ({ host, isFromBuilder }: Marked): Raw => rawSettings(host, isFromBuilder ? DOCUMENT_SETTINGS : SETTINGS)

/** What is needed from the start: the selector of what opens the popup, and whether it has triggers or rules. */
export function readStart(popup: Marked): [openSelector: string | undefined, mayOpenItself: boolean] {
  const { open_selector, triggers, timing } = writtenSettings(popup)
  return [open_selector as string | undefined, Object.keys({ ...(triggers as object), ...(timing as object) }).length > 0]
}

/**
 * Reads a part of a popup's settings, each when it is first needed, by the chunk that needs it: the dialog (dialog-fields.ts), the
 * triggers and rules (opening-fields.ts). Read again only when the attribute's text has changed.
 */
export function readPart<T>(popup: Popup, name: 'dialog' | 'triggers' | 'timing' | 'unknown', read: (raw: Raw) => T): T {
  const raw = writtenSettings(popup)
  if (popup.settings?.raw !== raw) popup.settings = { raw }
  const { settings } = popup
  settings[name] ??= read(raw)
  // Only the reader of this part sets it.
  return settings[name] as T
}

/** Reports invalid settings; `prefix` is the group. */
export const reporter =
  ({ host }: Popup, prefix = ''): OnInvalid =>
  (key, field, value) =>
    reportField(host, prefix + key, field, value)
