import { dialogsWith } from '../../popups/dialog/open'
import { type Dialogs, popups } from '../../popups/registry'
import type { Frontend } from '../types'
import { provideDialogRules } from './dialog-rules'
import { startPopupEvents } from './events'
import { listDocuments } from './instance'
import { createVariant } from './variant'

/** In ms: how long the first popup waits for add-ons to be told of the runtime. */
const ADDONS_TIMEOUT = 3000

/** Page scripts hear about popups, including those of a swapped-in page. */
let isAnnounced = false

/**
 * The dialog code for the builder's popups, once `announced` has settled, or after ADDONS_TIMEOUT: like that of hand-written ones, but with
 * the markup that existing stylesheets select and the events and objects that existing scripts know. One file, because none of its popups
 * opens without all of it.
 */
export async function prepare(front: Pick<Frontend, 'documentsManager'>, announced?: unknown): Promise<Dialogs> {
  const rules = popups.all().some(({ isFromBuilder }) => isFromBuilder) && provideDialogRules()
  // Add-ons first, so that they hear of the first popup; but if their file fails, popups do not wait long.
  await Promise.race([announced, new Promise((done) => setTimeout(done, ADDONS_TIMEOUT))])
  if (!isAnnounced) {
    isAnnounced = true
    // Before the events, because their listeners look up the popup in the list.
    listDocuments(front.documentsManager.documents)
    startPopupEvents()
  }
  await rules
  return dialogsWith(createVariant)
}
