import { pageBody } from '../../base/document'
import { closestTo } from '../../base/events'
import { enqueue } from '../../base/queue'
import { FOCUSABLE } from '../../dom/focusable'
import { nextFrame } from '../../dom/next-frame'
import { config } from '../../page/config'
import { storage } from '../../page/storage'
import type { Modal, Popup } from '../../popups/registry'
import { readShownBefore, storageKey } from './counters'
import { type Measured, type PopupEvent, reduce } from './phase'
import type { CreateShell } from './shell'
import { createShowing, effects, emitEvent, measure } from './showing'
import { verdict } from './verdict'

/** The modal of one popup: created at its first opening, kept until the popup unmounts (contract popups §§7, 8, 9). */
export function createModal(popup: Popup, createShell: CreateShell): Modal {
  const showing = createShowing(popup, createShell)
  const { settings, shell, view } = showing
  const send = (event: PopupEvent) => {
    const [next, todo] = reduce(showing.state, event)
    showing.state = next
    for (const effect of todo) {
      if (effect === 'later') continueLater()
      else if (effect === 'again') send(event)
      else effects[effect](showing, event, send)
    }
  }
  /** Continues opening, unless another opening or closing comes first. */
  const continueLater = () => {
    const due = showing.state
    const step = (measured?: Measured) => showing.state === due && send({ type: 'step', reason: due.reason, measured })
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
      send({ type: 'show', reason })
    },
    hide: (reason, disable) => {
      send({ type: 'hide', reason })
      if (disable) storage.set(storageKey(popup, 'disable'), true)
    },
    // A popup that a page script has hidden can open again.
    isVisible: () => showing.state.phase !== 'closed' && showing.shown?.layer.isSeen() !== false,
    stop: () => {
      // Opening the popup again creates a new one.
      delete popup.modal
      send({ type: 'end', reason: 'api' })
      shell.stop()
      view.remove()
      showing.openerWriter?.stop()
    },
  }
}
