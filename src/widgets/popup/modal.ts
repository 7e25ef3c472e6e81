import { pageBody } from '../../base/document'
import { closestTo } from '../../base/events'
import { enqueue } from '../../base/queue'
import { FOCUSABLE } from '../../dom/focusable'
import { nextFrame } from '../../dom/next-frame'
import { config } from '../../page/config'
import { storage } from '../../page/storage'
import type { Modal, Popup } from '../../popups/registry'
import { readShownBefore, storageKey } from './counters'
import { type PopupEvent, reduce } from './phase'
import type { CreateShell } from './shell'
import { createShowing, effects, emitEvent, type Look, look, type Showing } from './showing'
import { verdict } from './verdict'

/** The modal of one popup: created at its first opening, kept until the popup unmounts (contract popups §§7, 8, 9). */
export function createModal(popup: Popup, createShell: CreateShell): Modal {
  const showing = createShowing(popup, createShell, (type, reason, look) => send(showing, { type, reason }, look))
  const { root, settings, shell } = showing
  return {
    root,
    show: (reason, event) => {
      const { edit, preview } = config()
      if (!verdict(readShownBefore(popup, settings.avoid_multiple_popups), edit || preview ? 'preview' : reason).opens) return
      // Moved to the end of the page only while empty: moving an open dialog would reload its iframes.
      if (showing.state.phase === 'closed') pageBody().append(root)
      if (!emitEvent(showing, 'show', reason, true)) return
      showing.opener = event && closestTo(event, FOCUSABLE)
      showing.send('show', reason)
    },
    hide: (reason, disable) => {
      showing.send('hide', reason)
      if (disable) storage.set(storageKey(popup, 'disable'), true)
    },
    // A popup that a page script has hidden can open again.
    isVisible: () => showing.state.phase !== 'closed' && showing.layer?.isSeen() !== false,
    stop: () => {
      // Opening the popup again creates a new one.
      delete popup.modal
      showing.send('end', 'api')
      shell.stop()
      showing.remove()
      showing.openerWriter?.stop()
    },
  }
}

function send(showing: Showing, event: PopupEvent, look?: Look): void {
  const [next, todo] = reduce(showing.state, event)
  showing.state = next
  for (const effect of todo) {
    if (effect === 'later') sendStep(showing)
    else if (effect === 'again') send(showing, event)
    else effects[effect](showing, event.reason, look)
  }
}

/** Continues opening, unless another opening or closing comes first. */
function sendStep(showing: Showing): void {
  const due = showing.state
  const step = (look?: Look) => showing.state === due && showing.send('step', due.reason, look)
  if (due.phase !== 'filled') enqueue(step)
  else
    nextFrame(() => {
      if (showing.state !== due) return
      // Locking the page and making it inert restyles all of it. Measure before, and write at once, so that it happens only once.
      const measured = look(showing)
      return () => step(measured)
    })
}
