import type { Declaration } from '../../runtime/widget'

/** The time left until a date, or since the visitor's first visit (contract loops §12). */
export const countdown: Declaration = {
  name: 'countdown',
  types: ['countdown'],
  byHand: true,
  when: 'visible',
  load: () => import('./countdown'),
}
