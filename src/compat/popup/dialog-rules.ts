import { probePosition } from '../../dom/probe-position'

let isProvided = false

const pageHasRules = () => probePosition('dialog-widget dialog-type-lightbox') === 'fixed'

/**
 * Ensures that the page has the dialog styles, which newer builders load by script before the first dialog (contract popups §19). If that
 * file fails, ours replace it. Either stays: they match only dialogs.
 */
export async function provideDialogRules(): Promise<void> {
  isProvided = true
  // Without the chunk, which the loader reports, a popup opens all the same, and the next one tries again.
  if (pageHasRules()) return
  await import('./added-rules')
    .then(({ addDialogRules }) => addDialogRules(pageHasRules))
    .catch(() => {
      isProvided = false
    })
}

/** For a popup that is added to a page without popups: its dialog does not wait. */
export const provideDialogRulesLate = (): unknown => isProvided || provideDialogRules()
