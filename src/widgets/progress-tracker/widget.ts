import type { Declaration } from '../../runtime/widget'

/** A bar or a ring that shows how much of the page has been read (contract loops §17). */
export const progressTracker: Declaration = {
  name: 'progress-tracker',
  types: ['progress-tracker'],
  byHand: true,
  when: 'visible',
  load: () => import('./progress-tracker'),
}
