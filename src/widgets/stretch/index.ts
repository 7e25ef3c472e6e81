import { STRETCHED } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Sections stretched to the window: the class alone does nothing (contract core §11). */
export const stretch: Widget = {
  name: 'stretch',
  match: STRETCHED,
  shouldMount: (raw) => raw.stretch_section === 'section-stretched',
  when: 'now',
  load: () => import('./stretch'),
}
