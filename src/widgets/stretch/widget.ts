import type { Declaration } from '../../runtime/widget'

/** Sections stretched to the window's width. The class alone, without the setting, has no effect (contract core §11). */
export const stretch: Declaration = {
  name: 'stretch',
  match: '.elementor-section-stretched',
  shouldMount: (raw) => raw.stretch_section === 'section-stretched',
  when: 'now',
  load: () => import('./stretch'),
}
