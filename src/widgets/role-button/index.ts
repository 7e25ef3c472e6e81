import { closestTo, on } from '../../base/events'
import { ROLE_BUTTON } from '../../builder/selectors'

/**
 * Enter and Space click elements that are buttons only by role: the builder's share buttons and the play buttons of videos. It is in the core, so
 * that no press is lost while the code that handles the click is loading.
 */
export const startRoleButtons = (): (() => void) =>
  on<KeyboardEvent>(document, 'keydown', (event) => {
    const button = closestTo(event, ROLE_BUTTON)
    if (button && !event.defaultPrevented && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      button.click()
    }
  })
