import type { Declaration } from '../../runtime/widget'

/** The time left until a date, or until a period since the visitor's first visit is over (contract loops §12). */
export const countdown: Declaration = {
  name: 'countdown',
  types: ['countdown'],
  byHand: true,
  when: 'visible',
  load: () => import('./countdown'),
}
