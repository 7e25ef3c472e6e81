import { chunks } from '../../chunks'
import { byHand, PLAYED_IN_LIGHTBOX, SHARE_BUTTON, widgetOf } from '../../markup'
import { on } from '../../services/events'
import type { Widget } from '../../widget'

/** Share links of both vocabularies; what shares comes with the first sign of interest. */
export const share: Widget = { name: 'share', match: `${byHand('share')},${widgetOf('share-buttons')}`, when: 'intent', load: chunks.share }

/** The builder's share buttons, and the play buttons of videos for the lightbox, are nothing but a role: their Enter and Space are clicks from the start, so that none is lost while the chunk comes. */
export const startShareKeys = (builderAlive: boolean): (() => void) =>
  on<KeyboardEvent>(document, 'keydown', (event) => {
    const el = event.target as HTMLElement
    if (builderAlive || event.defaultPrevented || !/^(Enter| )$/.test(event.key) || !el.matches?.(`${SHARE_BUTTON},${PLAYED_IN_LIGHTBOX}`))
      return
    event.preventDefault()
    el.click()
  })
