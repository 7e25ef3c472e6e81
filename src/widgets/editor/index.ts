import { config } from '../../builder/config'
import { EDITED_DOCUMENT } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** What a document has in the editor's frame of the page and a visitor's page never gets (contract core §12). */
export const editorHelpers: Widget = {
  name: 'editor-helpers',
  match: EDITED_DOCUMENT,
  when: 'now',
  shouldMount: () => config().edit,
  load: () => import('./helpers'),
}
