import { on } from '../../base/events'
import { propertyOf } from '../../base/property-of'
import { ATOMIC_FORM } from '../../page/selectors'
import type { Declaration } from '../../runtime/widget'

/**
 * A form of atomic elements (contract newer §3). It has neither a method nor an action: the browser would put the input into the page's
 * URL, so it must never send the form.
 */
export const atomicForm: Declaration = {
  name: 'atomic-form',
  match: ATOMIC_FORM,
  when: 'visible',
  holds: { submit: true },
  load: () => import('./atomic-form'),
  otherwise: (host: HTMLElement) =>
    on(host, 'submit', (event) => {
      event.preventDefault()
      propertyOf(host, 'classList').replace('form-state-default', 'form-state-error')
    }),
}
