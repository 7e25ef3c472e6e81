import { probePosition } from '../../dom/probe-position'

let isProvided = false

const pageHasRules = () => probePosition('dialog-widget dialog-type-lightbox') === 'fixed'

/**
 * Makes sure that the page has the rules for dialogs, which newer builders load by script before the first one (contract popups §19): the code
 * for that is a chunk.
 */
export async function provideDialogRules(): Promise<void> {
  isProvided = true
  // Without the chunk, which the loader reports, a popup opens all the same.
  if (!pageHasRules()) await import('./added-rules').then(({ addDialogRules }) => addDialogRules(pageHasRules)).catch(() => {})
}

/** For a popup that is added to a page without popups: its dialog does not wait. */
export const provideDialogRulesLate = (): unknown => isProvided || provideDialogRules()
