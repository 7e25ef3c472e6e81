import { pageBody } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { queryAll } from '../base/query-all'
import { createWriters } from '../dom/writers'
import { sendEscape } from './keys'
import { type LayerOptions, type OpenLayer, openLayer } from './open-layer'

export interface DialogOptions extends LayerOptions {
  root: HTMLDialogElement
  /** The browser has closed it on its own, which cannot be prevented. */
  onBrowserClose: () => void
}

/**
 * Opens a `<dialog>` as a layer within the page's own stacking: below the top layer, anything that site scripts append to the body would be
 * invisible and unusable (docs/architecture.md, *Overlays*). `display` undoes what keeps it hidden besides.
 */
export const openDialog = (options: DialogOptions, display = () => {}): OpenLayer =>
  openLayer(options, () => {
    display()
    const stops = [onBrowserCloses(options), showDialog(options)]
    return () => stopAll(stops)
  })

function showDialog({ root, isModal }: DialogOptions): () => void {
  root.close()
  const { set, stop } = createWriters()
  if (isModal && isBelowTheirs(root)) openInTopLayer(root)
  else {
    // Android's back gesture then requests closing, as for a modal dialog.
    if (isModal) set(root, { closedby: 'closerequest' })
    // Not `show()`, which would take the focus: a corner card must not, and a focused field would open a phone's keyboard.
    root.open = true
  }
  return () => {
    root.close()
    stop()
  }
}

/** Below a site's own modal dialog nothing in the page is reachable. */
const isBelowTheirs = (root: Element) => queryAll(pageBody(), 'dialog:modal').some((dialog) => dialog !== root)

function openInTopLayer(root: HTMLDialogElement): void {
  // Otherwise the browser would focus the first field.
  const { autofocus } = root
  root.autofocus = true
  root.showModal()
  root.autofocus = autofocus
}

/** Handles closing by the browser: Android's back gesture first requests it (`cancel`), then closes at the second time (`close`). */
function onBrowserCloses({ root, onEscape, onBrowserClose }: DialogOptions): () => void {
  const stops = [
    on(root, 'cancel', (event) => {
      // The `cancel` events of file inputs bubble.
      if (event.target !== root) return
      event.preventDefault()
      if (sendEscape({ type: 'cancel' })) onEscape?.()
    }),
    on(root, 'close', ({ target }) => target === root && !root.open && onBrowserClose()),
  ]
  return () => stopAll(stops)
}
