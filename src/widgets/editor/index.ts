import { config } from '../../builder/config'
import { EDITED } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** What sections and containers have in the editor's frame of the page and a visitor's page never gets (contract core §12). */
export const editorHelpers: Widget = {
  name: 'editor-helpers',
  match: EDITED,
  when: 'now',
  shouldMount: (_, host) => config().edit && host.matches('.elementor-section,.e-con'),
  load: () => import('./helpers'),
}
