import type { Declaration } from '../../runtime/widget'

// Contract loops §17.
/** A bar or ring that shows how much of the page has been read. */
export const progressTracker: Declaration = {
  name: 'progress-tracker',
  types: ['progress-tracker'],
  byHand: true,
  when: 'visible',
  load: () => import('./progress-tracker'),
}
