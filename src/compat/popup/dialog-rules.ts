import { probePosition } from '../../dom/probe-position'

/** In ms: the longest wait for the file. */
const MAX_WAIT_MS = 2000

/**
 * The layout of a popup without the builder's stylesheet: root, window, content and close button. Zero specificity, so that the popup's own
 * stylesheet, which the server always sends, decides position, size, overlay and close button (contract popups §1.9).
 */
const DIALOG = 'dialog.elementor-popup-modal'
const RULES = `:where(${DIALOG}){position:fixed;inset:0;z-index:9999;box-sizing:border-box;width:100%;height:100%;justify-content:center;align-items:center;pointer-events:none}
:where(${DIALOG}[open]){display:flex}
:where(${DIALOG} .dialog-widget-content){position:absolute;max-width:100%;max-height:100%;pointer-events:all;background-color:#fff}
:where(${DIALOG} .dialog-message){box-sizing:border-box;display:flex;width:640px;max-width:100vw;max-height:100vh;overflow:auto}
:where(${DIALOG} .dialog-message>*){width:100%}
:where(${DIALOG} .dialog-close-button){position:absolute;inset-block-start:20px;inset-inline-end:20px;z-index:9999;display:flex;pointer-events:all;cursor:pointer;font-size:20px;line-height:1;color:#000}
:where(${DIALOG} .dialog-close-button>svg){width:1em;height:1em;fill:currentColor}
:where(${DIALOG} :is(.dialog-header,.dialog-buttons-wrapper)){display:none}`
let hasOurs = false
let isProvided = false

const pageHasRules = () => probePosition('dialog-widget dialog-type-lightbox') === 'fixed'

/**
 * Ensures that the page has the dialog styles, which newer builders load by script before the first dialog (contract popups §19). If that
 * file fails, ours replace it. Either stays: they match only dialogs.
 */
export async function provideDialogRules(): Promise<void> {
  isProvided = true
  // Without the chunk, which the loader reports, a popup opens all the same.
  if (!pageHasRules()) await import('./added-rules').then(({ addDialogRules }) => addDialogRules(pageHasRules)).catch(() => {})
}

/** For a popup that is added to a page without popups: its dialog does not wait. */
export const provideDialogRulesLate = (): unknown => isProvided || provideDialogRules()
