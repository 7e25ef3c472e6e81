import { on } from '../../base/events'
import { createWriter, type Writer } from '../../dom/writer'
import { containsAboveDialogs, DEEP_ELEMENTS, pageHasAboveDialogs } from './stacking'

/**
 * Opens the dialog: in the top layer, with the page inert, when it covers the page; beside the page when it does not, or
 * when something of the site must stay above it (a consent banner): the top layer would bury it.
 */
export function openDialog(root: HTMLDialogElement, hasOverlay: boolean): () => void {
  const inert: Writer[] = []
  const beside = () => {
    watch.disconnect()
    root.close()
    // Not `show()`: it would take the focus, which a card in a corner must not.
    root.open = true
    if (!hasOverlay || inert.length) return
    for (const el of document.body.children)
      if (!el.matches('script,style,dialog,.dialog-widget') && !containsAboveDialogs(el)) {
        const writer = createWriter(el as HTMLElement)
        writer.set('inert', true)
        inert.push(writer)
      }
  }
  let frame = 0
  const watch = new MutationObserver((records) => {
    // A slider deep in the page writes in every frame; what is laid above stands near the top.
    if (records.some(({ target }) => !(target as Element).closest(DEEP_ELEMENTS)))
      frame ||= requestAnimationFrame(() => {
        frame = 0
        if (pageHasAboveDialogs()) beside()
      })
  })
  if (hasOverlay && !pageHasAboveDialogs()) {
    // Again, so that it comes to lie above dialogs that were opened since.
    root.close()
    // Else the browser would focus the first field, and bring up a phone's keyboard.
    root.autofocus = true
    root.showModal()
    root.autofocus = false
    // A banner that comes later must be within reach as well.
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class', 'style', 'hidden'] })
  } else beside()
  return () => {
    watch.disconnect()
    cancelAnimationFrame(frame)
    for (const writer of inert.splice(0)) writer.stop()
    root.close()
  }
}

/** The browser closes dialogs too: Android's back gesture asks first (`cancel`), then insists. */
export const onBrowserClose = (root: HTMLDialogElement, ask: () => void, closed: () => void): (() => void)[] => [
  on(root, 'cancel', (event) => {
    // Those of file fields bubble.
    if (event.target !== root) return
    event.preventDefault()
    ask()
  }),
  on(root, 'close', () => root.open || closed()),
]
