import { on } from '../../base/events'
import { ROLE_BUTTON } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Enter and Space click it, from the start, so that no press is lost while the code that handles the click is loading. */
const start = (host: HTMLElement): (() => void) =>
  on<KeyboardEvent>(host, 'keydown', (event) => {
    if (event.defaultPrevented || !/^(Enter| )$/.test(event.key)) return
    event.preventDefault()
    host.click()
  })

/** The builder's share buttons, and the play buttons of videos for the lightbox: buttons by their role alone. */
export const roleButton: Widget = { name: 'role-button', match: ROLE_BUTTON, when: 'now', load: () => ({ start }) }
