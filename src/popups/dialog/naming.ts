import { pageTitle } from '../../base/document'
import { createWriters } from '../../dom/writers'
import type { DialogNaming } from './view'

/** Roles that belong to the dialog; inside it they would be duplicates. */
const ROLES = /^(dialog|alertdialog|region|document)$/
const NAMING = ['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-description']

/** The dialog's name, description and alert role, as the author set them. Without a name, its title or heading is used. */
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

/**
 * Removes from the content the naming that the dialog now has, its title too, which names a section: no second region, no dialog in a
 * dialog. The returned function restores it.
 */
export function moveNaming(content: Element | null): () => void {
  if (!(content instanceof HTMLElement)) return () => {}
  const { set, stop } = createWriters()
  for (const name of [...NAMING, 'title']) if (content.hasAttribute(name)) set(content, { [name]: null })
  if (content.localName === 'dialog') set(content, { role: 'none' })
  else if (ROLES.test(content.getAttribute('role') ?? '')) set(content, { role: null })
  return stop
}
