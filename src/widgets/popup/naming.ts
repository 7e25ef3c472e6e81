import { pageTitle } from '../../base/document'
import { createWriter } from '../../dom/writer'
import type { DialogNaming } from './render-dialog'

/** Roles in a popup's markup that belong to the dialog: below it, they would be a second dialog. */
const ROLES = /^(dialog|alertdialog|region|document)$/
const NAMING = ['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-description']

/**
 * What the author says about a popup, for its dialog: name, description, and whether it is an alert. Without a name, its title or its heading becomes
 * the name.
 */
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

/** Removes from the content what now belongs to the dialog: one region with a name is enough. The returned function restores it. */
export function moveNaming(content: Element | null): () => void {
  if (!(content instanceof HTMLElement)) return () => {}
  const { set, stop } = createWriter(content)
  for (const name of NAMING) if (content.hasAttribute(name)) set(name, null)
  if (ROLES.test(content.getAttribute('role') ?? '')) set('role', null)
  return stop
}
