import type { Declaration } from '../../runtime/widget'

// Contract newer §5.
/**
 * A YouTube video made of the builder’s atomic elements.
 * @title YouTube video (atomic)
 */
export const atomicYoutube: Declaration = {
  name: 'atomic-youtube',
  match: '[data-e-type="e-youtube"]',
  when: 'visible',
  load: () => import('./atomic'),
}
