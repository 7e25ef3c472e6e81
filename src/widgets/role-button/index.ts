import { closestTo, on } from '../../base/events'
import { ROLE_BUTTON } from '../../builder/selectors'
import { clicks } from '../../runtime/clicks'

/**
 * Enter and Space click what is a button by its role alone: the builder's share buttons, the play buttons of videos, and what opens and closes by hand,
 * unless its author has made a click of the key.
 * In the core, so that no press is lost while the code that handles the click is loading.
 */
export const startRoleButtons = (): (() => void) =>
  on<KeyboardEvent>(document, 'keydown', (event) => {
    const button = closestTo(event, ROLE_BUTTON)
    const isClicked = (clicks.latest?.timeStamp ?? 0) > event.timeStamp
    if (button && !isClicked && !event.defaultPrevented && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      button.click()
    }
  })
