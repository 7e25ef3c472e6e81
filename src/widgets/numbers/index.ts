import { COUNTDOWN, COUNTER, PROGRESS } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Numbers that count up or down to their value when they come into view (contract media §10). */
export const counter: Widget = {
  name: 'counter',
  match: COUNTER,
  when: 'visible',
  load: () => import('./widgets').then((m) => m.counter),
}

/** Bars that grow to their value when they come into view (contract media §11). */
export const progress: Widget = {
  name: 'progress',
  match: PROGRESS,
  when: 'visible',
  load: () => import('./widgets').then((m) => m.progress),
}

/** Time that is left until a date, or since the visitor's first visit (contract loops §12). */
export const countdown: Widget = {
  name: 'countdown',
  match: COUNTDOWN,
  when: 'visible',
  load: () => import('./widgets').then((m) => m.countdown),
}
