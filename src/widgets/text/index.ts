import { DROP_CAP, TEXT_PATH } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** A large first letter (contract media §15). */
export const dropCap: Widget = {
  name: 'drop-cap',
  match: DROP_CAP,
  shouldMount: ({ drop_cap }) => drop_cap && drop_cap !== 'no',
  when: 'visible',
  load: () => import('./widgets').then((m) => m.dropCap),
}

/** A text along a curve (contract media §13). */
export const textPath: Widget = {
  name: 'text-path',
  match: TEXT_PATH,
  when: 'visible',
  load: () => import('./widgets').then((m) => m.textPath),
}
