import { FORM } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'
import { holdSubmits } from './hold-submits'

/** A form that is sent without leaving the page, and says what became of it (contract loops §16). */
export const form: Widget = {
  name: 'form',
  match: FORM,
  when: 'visible',
  load: () => holdSubmits(() => import('./form')),
}
