import type { Declaration } from '../../runtime/widget'

/** A YouTube video as an atomic element (contract newer §5). */
export const atomicYoutube: Declaration = {
  name: 'atomic-youtube',
  match: '[data-e-type="e-youtube"]',
  when: 'visible',
  load: () => import('./atomic'),
}
