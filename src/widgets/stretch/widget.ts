import type { Declaration } from '../../runtime/widget'

// The class alone, without the setting, has no effect (contract core §11).
/**
 * A section in the builder’s markup that is as wide as the window.
 * @page stretched-section
 */
export const stretch: Declaration = {
  name: 'stretch',
  match: '.elementor-section-stretched',
  shouldMount: (raw) => raw.stretch_section === 'section-stretched',
  when: 'now',
  load: () => import('./stretch'),
}
