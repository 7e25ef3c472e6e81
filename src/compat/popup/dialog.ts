import { type Dialogs, popups } from '../../popups/registry'
import { dialogsWith } from '../../widgets/popup/dialog'
import { provideDialogRules } from './dialog-rules'
import { listDocuments } from './documents'
import { startPopupEvents } from './events'
import { createShell } from './shell'

/** Milliseconds that the first popup waits at most until the page's add-ons are told that the runtime is there. */
const ADDONS_TIMEOUT = 3000

/** Scripts of the page hear of its popups, and of those of a page that is swapped in. */
let isAnnounced = false

/**
 * The dialogs' code for a page of the builder's, once `announced` has settled, or after ADDONS_TIMEOUT: the same as for hand-written popups, with the markup that
 * stylesheets of existing sites select, and the events and objects that their scripts know. One file, because no popup of the builder's
 * opens without all of it.
 */
export async function prepare(front: Record<string, any>, announced?: unknown): Promise<Dialogs> {
  // Add-ons come first, so that they are told of the first popup, too. When their file does not come, no popup is held back for long.
  await Promise.race([announced, new Promise((done) => setTimeout(done, ADDONS_TIMEOUT))])
  if (!isAnnounced) {
    isAnnounced = true
    // Before the events, whose listeners find the popup in the list.
    listDocuments(front.documentsManager.documents)
    startPopupEvents()
  }
  if (popups.all().some(({ isFromBuilder }) => isFromBuilder)) await provideDialogRules()
  return dialogsWith(createShell)
}
