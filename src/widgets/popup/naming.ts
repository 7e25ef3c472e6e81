import { pageTitle } from '../../base/document'
import { createWriter } from '../../dom/writer'
import type { DialogNaming } from './render-dialog'

/** Roles of a popup's markup that are the dialog's: below it they would be a second one. */
const ROLES = /^(dialog|alertdialog|region|document)$/
const NAMING = ['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-description']

/** What the author says of a popup, for its dialog: name, description, and whether it is an alert. Without a name, its title or its heading is that. */
export function readNaming(host: HTMLElement, message: HTMLElement): DialogNaming {
  const [label, labelledBy, describedBy, description] = NAMING.map((name) => host.getAttribute(name) ?? undefined)
  const heading = message.querySelector('h1,h2,h3,h4,h5,h6')?.textContent?.trim()
  return {
    'aria-label': labelledBy ? label : label || host.getAttribute('title') || heading || pageTitle(),
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-description': description,
    role: host.getAttribute('role') === 'alertdialog' ? 'alertdialog' : 'dialog',
  }
}

/** Takes from the content what is the dialog's now: one region of a name is enough. The returned function gives it back. */
export function moveNaming(content: Element | null): () => void {
  if (!(content instanceof HTMLElement)) return () => {}
  const { set, stop } = createWriter(content)
  for (const name of NAMING) if (content.hasAttribute(name)) set(name, null)
  if (ROLES.test(content.getAttribute('role') ?? '')) set('role', null)
  return stop
}
