import { addStylesheet } from '../../dom/stylesheet'

/**
 * A native dialog brings the browser's own styles, while the builder's stylesheet was written for a plain block. Zero
 * specificity, so that any rule of a site wins.
 */
const DIALOG = ':where(dialog.elementor-popup-modal)'
const RESET = `${DIALOG}{border:0;margin:0;padding:0;max-width:none;max-height:none;color:inherit;overflow:visible;background:none;outline:0}
${DIALOG}::backdrop{display:none}
:where(.dialog-prevent-scroll) ${DIALOG}{touch-action:pinch-zoom}
:where(.dialog-prevent-scroll) ${DIALOG} :where(.dialog-message){overscroll-behavior:contain}`
let isAdded = false

/**
 * Resets the browser's styles of our dialogs, once a page. The stylesheet stays, because it matches nothing but our own dialogs.
 */
export function adoptDialogReset(): void {
  if (!isAdded) addStylesheet(RESET)
  isAdded = true
}
