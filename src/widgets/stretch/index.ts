import { STRETCHED } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Sections stretched to the width of the window. The class alone, without the setting, does nothing (contract core §11). */
export const stretch: Widget = {
  name: 'stretch',
  match: STRETCHED,
  shouldMount: (raw) => raw.stretch_section === 'section-stretched',
  when: 'now',
  load: () => import('./stretch'),
}
