import { loadStylesheet } from '../../dom/load-stylesheet'
import { addStylesheet } from '../../dom/stylesheet'
import { conditionalStylesheet } from '../../page/conditional-stylesheet'

/** The longest wait for the file, in ms. */
const MAX_WAIT_MS = 2000

const DIALOG = 'dialog.elementor-popup-modal'
/**
 * The layout of a popup without the builder's stylesheet: root, window, content and close button. Its specificity is zero, so the popup's own
 * stylesheet, which the server always sends, decides place, size, overlay and close button (contract popups §1.9).
 */
const RULES = `:where(${DIALOG}){position:fixed;inset:0;z-index:9999;box-sizing:border-box;width:100%;height:100%;justify-content:center;align-items:center;pointer-events:none}
:where(${DIALOG}[open]){display:flex}
:where(${DIALOG} .dialog-widget-content){position:absolute;max-width:100%;max-height:100%;pointer-events:all;background-color:#fff}
:where(${DIALOG} .dialog-message){box-sizing:border-box;display:flex;width:640px;max-width:100vw;max-height:100vh;overflow:auto}
:where(${DIALOG} .dialog-message>*){width:100%}
:where(${DIALOG} .dialog-close-button){position:absolute;inset-block-start:20px;inset-inline-end:20px;z-index:9999;display:flex;pointer-events:all;cursor:pointer;font-size:20px;line-height:1;color:#000}
:where(${DIALOG} .dialog-close-button>svg){width:1em;height:1em;fill:currentColor}
:where(${DIALOG} :is(.dialog-header,.dialog-buttons-wrapper)){display:none}`
let hasOurs = false

/** Loads the site's own file, or adds our rules if that fails. Both may stay: they match only dialogs. */
export async function addDialogRules(pageHasRules: () => boolean): Promise<void> {
  const url = conditionalStylesheet('dialog')
  if (url) await loadStylesheet(url, MAX_WAIT_MS)
  if (hasOurs || pageHasRules()) return
  hasOurs = true
  addStylesheet(RULES)
}
