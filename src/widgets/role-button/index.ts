import { closestTo, on } from '../../base/events'
import { SHARE_BUTTON, VIDEO_PLAY } from '../../page/selectors'
import { clicks } from '../../runtime/clicks'

/** Buttons by role only, without native key handling. */
const ROLE_BUTTON = `${SHARE_BUTTON},${VIDEO_PLAY},[role=button]:is([data-popup-open],[data-popup-toggle],[data-popup-close],[data-off-canvas-open],[data-off-canvas-toggle],[data-off-canvas-close]):not(button,input,summary)`

/**
 * Enter and Space click elements that are buttons by role only: the builder's share buttons, video play buttons, and hand-written openers, unless
 * their author's script has clicked already. In the core, so that no press is lost while the handler's code loads.
 */
export const startRoleButtons = (): (() => void) =>
  on<KeyboardEvent>(document, 'keydown', (event) => {
    const button = closestTo(event, ROLE_BUTTON)
    const isClicked = clicks.latest !== clicks.beforeKey
    // A field or link inside the button keeps its keys.
    if (button && button === event.target && !isClicked && !event.defaultPrevented && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      if (!event.repeat) button.click()
    }
  })
