import { on } from '../../base/events'
import { propertyOf } from '../../base/property-of'
import { ATOMIC_FORM } from '../../builder/selectors'
import type { Declaration } from '../../runtime/widget'

/**
 * The form of the builder's atomic elements (contract newer §3). It has neither a method nor an address: a browser that sends it puts what was typed
 * into the page's address, so it is never left to the browser.
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
