import { config } from '../../page/config'
import { EDITED_DOCUMENT } from '../../page/selectors'
import type { Declaration } from '../../runtime/widget'

/** Editing aids inside the editor's frame; visitors never get them (contract core §12). */
export const editorHelpers: Declaration = {
  name: 'editor-helpers',
  match: EDITED_DOCUMENT,
  when: 'now',
  shouldMount: () => config().edit,
  load: () => import('./helpers'),
}
