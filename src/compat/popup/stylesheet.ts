import { addStylesheet } from '../../dom/stylesheet'
import { DIALOG_RESET } from '../../ui/dialog-reset'

let isAdded = false

/**
 * Resets the browser's styles of our dialogs, once a page. The stylesheet stays, because it matches nothing but our own dialogs.
 */
export function adoptDialogReset(): void {
  if (!isAdded) addStylesheet(DIALOG_RESET)
  isAdded = true
}
