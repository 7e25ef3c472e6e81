import { closestTo, on } from '../../base/events'
import { ROLE_BUTTON } from '../../builder/selectors'

/**
 * Enter and Space click elements that are buttons by role only: the builder's share buttons and video play buttons. In the core, so that no
 * press is lost while the handler's code loads.
 */
export const startRoleButtons = (): (() => void) =>
  on<KeyboardEvent>(document, 'keydown', (event) => {
    const button = closestTo(event, ROLE_BUTTON)
    if (button && !event.defaultPrevented && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      button.click()
    }
  })
