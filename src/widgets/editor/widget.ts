import { config } from '../../builder/config'
import { EDITED_DOCUMENT } from '../../builder/selectors'
import type { Declaration } from '../../runtime/widget'

/** What a document has in the editor's frame of the page and a visitor's page never gets (contract core §12). */
export const editorHelpers: Declaration = {
  name: 'editor-helpers',
  match: EDITED_DOCUMENT,
  when: 'now',
  shouldMount: () => config().edit,
  load: () => import('./helpers'),
}
