import { dialogsWith } from './dialogs'
import { createShell } from './shell'

/** The lazy chunk of hand-written popups' dialogs. */
export const { open, runButton } = dialogsWith(createShell)
