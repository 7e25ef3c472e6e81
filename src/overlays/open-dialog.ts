import { pageBody } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { queryAll } from '../base/query-all'
import { adoptStylesheet } from '../dom/stylesheet'
import { createWriter } from '../dom/writer'
import { type LayerOptions, type OpenLayer, openLayer } from './open-layer'
import { overlays } from './state'

export interface DialogOptions extends LayerOptions {
  root: HTMLDialogElement
  /** The browser has closed it by itself, which cannot be prevented. */
  onBrowserClose: () => void
}

/**
 * Opens a `<dialog>` as a layer in the page's own stacking order: below the top layer, what the site's scripts append to the body could be neither
 * seen nor used (docs/architecture.md, *Overlays*).
 */
export const openDialog = (options: DialogOptions): OpenLayer =>
  openLayer(options, () => {
    const stops = [onBrowserCloses(options), showDialog(options), adoptStylesheet(BASE)]
    return () => stopAll(stops)
  })

/** What browsers give to modal dialogs, for those of ours that no stylesheet styles. Zero specificity, so that any rule of a site wins. */
const BASE = `:where(dialog:is(.skerry-popup,[data-widget=off-canvas])[open][aria-modal=true]){position:fixed;inset-block:0;z-index:9999;max-width:calc(100% - 6px - 2em);max-height:calc(100% - 6px - 2em);overflow:auto;box-shadow:0 0 0 100vmax rgb(0 0 0/.1)}`

function showDialog({ root, isModal }: DialogOptions): () => void {
  root.close()
  const { set, stop } = createWriter(root)
  if (isModal && isBelowTheirs(root)) openInTopLayer(root)
  else {
    // Android's back gesture asks it to close, as it asks a modal one.
    if (isModal) set('closedby', 'closerequest')
    // Not `show()`, which would take the focus: a card in a corner must not, and focusing a first field would open a phone's keyboard.
    root.open = true
  }
  return () => {
    root.close()
    stop()
  }
}

/** Nothing below a modal dialog of the site's own can be reached. */
const isBelowTheirs = (root: Element) => queryAll(pageBody(), 'dialog:modal').some((dialog) => dialog !== root)

function openInTopLayer(root: HTMLDialogElement): void {
  // Otherwise the browser would focus the first field.
  const { autofocus } = root
  root.autofocus = true
  root.showModal()
  root.autofocus = autofocus
}

/** The browser closes dialogs by itself, too: Android's back gesture asks the first time (`cancel`) and closes the second time (`close`). */
function onBrowserCloses({ root, onEscape, onBrowserClose }: DialogOptions): () => void {
  const stops = [
    on(root, 'cancel', (event) => {
      // The `cancel` events of file fields bubble.
      if (event.target !== root) return
      event.preventDefault()
      overlays.isEscapeUsed = true
      onEscape?.()
    }),
    on(root, 'close', ({ target }) => target === root && !root.open && onBrowserClose()),
  ]
  return () => stopAll(stops)
}
