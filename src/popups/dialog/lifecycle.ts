import { pageBody } from '../../base/document'
import { closestTo } from '../../base/events'
import { enqueue } from '../../base/queue'
import { FOCUSABLE } from '../../dom/focusable'
import { nextFrame } from '../../dom/on-scroll'
import { config } from '../../page/config'
import { storage } from '../../page/storage'
import { storageKey } from '../popup-key'
import type { Popup, PopupDialog } from '../registry'
import { readShownBefore } from '../shown-before'
import { verdict } from '../verdict'
import { createShowing, effects, emitEvent, type Measured, measure, type Send } from './effects'
import { reduce } from './phase'
import type { CreateVariant } from './variant'

/** The dialog of one popup: created at its first opening, kept until the popup unmounts (contract popups §§7, 8, 9). */
export function createDialog(popup: Popup, createVariant: CreateVariant): PopupDialog {
  const showing = createShowing(popup, createVariant)
  const { settings, variant, view } = showing
  const send: Send = (type, reason, measured) => {
    const [next, todo] = reduce(showing.state, { type, reason })
    showing.state = next
    for (const effect of todo) {
      if (effect === 'later') continueLater()
      else if (effect === 'again') send(type, reason)
      else effects[effect](showing, send, reason, measured)
    }
  }
  /** Continues opening, unless another opening or closing comes first. */
  const continueLater = () => {
    const due = showing.state
    const step = (measured?: Measured) => showing.state === due && send('step', due.reason, measured)
    if (due.phase !== 'filled') enqueue(step)
    else
      nextFrame(() => {
        if (showing.state !== due) return
        // Locking the page and making it inert restyles all of it. Measure before, and write at once, so that it happens only once.
        const measured = measure(showing)
        return () => step(measured)
      })
  }
  return {
    root: view.root,
    show: (reason, event) => {
      const { edit, preview } = config()
      if (!verdict(readShownBefore(popup, settings.avoid_multiple_popups), edit || preview ? 'preview' : reason).opens) return
      // Moved to the end of the page only while empty: moving an open dialog would reload its iframes.
      if (showing.state.phase === 'closed') pageBody().append(view.root)
      if (!emitEvent(showing, 'show', reason, true)) return
      showing.opener = event && closestTo(event, FOCUSABLE)
      send('show', reason)
    },
    hide: (reason, disable) => {
      send('hide', reason)
      if (disable) storage.set(storageKey(popup, 'disable'), true)
    },
    // A popup that a page script has hidden can open again.
    isVisible: () => showing.state.phase !== 'closed' && showing.layer?.isSeen() !== false,
    stop: () => {
      // Opening the popup again creates a new one.
      delete popup.dialog
      send('end', 'api')
      variant.stop()
      view.remove()
      showing.openerWriters.stop()
    },
  }
}
