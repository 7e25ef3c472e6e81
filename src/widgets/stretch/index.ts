import { chunks } from '../../chunks'
import { STRETCHED } from '../../markup'
import type { Widget } from '../../widget'

/** Sections stretched to the window: the class alone does nothing (contract core §11). */
export const stretch: Widget = {
  name: 'stretch',
  match: STRETCHED,
  wants: (raw) => raw.stretch_section === 'section-stretched',
  when: 'now',
  load: chunks.stretch,
}
