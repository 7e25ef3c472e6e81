import { type Dialogs, popups } from '../../popups/registry'
import { open, runButton } from '../../widgets/popup/dialog'
import { provideDialogRules } from './dialog-rules'
import { listDocuments } from './documents'
import { startPopupEvents } from './events'
import { createShell } from './shell'

/**
 * The dialogs' code for a page of the builder's: the same as for hand-written popups, with the markup that stylesheets of existing sites
 * select, and the events and objects that their scripts know. One file, because no popup of the builder's opens without all of it.
 */
export async function prepare(front: Record<string, any>): Promise<Dialogs> {
  if (!popups.createShell) {
    popups.createShell = createShell
    // Before the events, whose listeners find the popup in the list.
    listDocuments(front.documentsManager.documents)
    startPopupEvents()
  }
  if (popups.all().some(({ isFromBuilder }) => isFromBuilder)) await provideDialogRules()
  return { open, runButton }
}
