import { pageBody } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { closestOf, matchesSelector } from '../../base/property-of'
import { containsAboveDialogs, DEEP_ELEMENTS, pageHasAboveDialogs } from '../../dom/above-dialogs'
import { nextFrame } from '../../dom/next-frame'
import { onMutation } from '../../dom/observe'
import { createWriter } from '../../dom/writer'

/**
 * Opens the dialog. One that covers the page opens in the top layer, with the page inert. One that does not cover it opens in the
 * page's own stacking, and so does any dialog while something of the site must stay above it (a consent banner), which the top layer
 * would cover: `isBelowOthers`. Nothing is measured here, because the page has just been written to. The returned function closes it.
 */
export function openDialog(root: HTMLDialogElement, hasOverlay: boolean, isBelowOthers: boolean): () => void {
  const stopInert: (() => void)[] = []
  let stopObserving = () => {}
  const openBelowTopLayer = () => {
    stopObserving()
    root.close()
    // Not `show()`, which would take the focus: a card in a corner must not.
    root.open = true
    if (hasOverlay && !stopInert.length) makePageInert(stopInert)
  }
  let isFrameRequested = false
  let isClosed = false
  const onPageChange = (records: MutationRecord[]) => {
    // A slider deep in the page writes in every frame; what lies above dialogs stands near the body.
    if (isFrameRequested || !records.some(({ target }) => !closestOf(target as Element, DEEP_ELEMENTS))) return
    isFrameRequested = true
    nextFrame(() => {
      isFrameRequested = false
      if (!isClosed && pageHasAboveDialogs()) return openBelowTopLayer
    })
  }
  if (hasOverlay && !isBelowOthers) {
    // Closed first, so that it comes to lie above dialogs that were opened in the meantime.
    root.close()
    // Otherwise the browser would focus the first field, which brings up a phone's keyboard.
    root.autofocus = true
    root.showModal()
    root.autofocus = false
    // A banner that appears later must be reachable as well.
    stopObserving = onMutation(pageBody(), onPageChange, {
      childList: true,
      subtree: true,
      attributeFilter: ['class', 'style', 'hidden'],
    })
  } else openBelowTopLayer()
  return () => {
    isClosed = true
    stopObserving()
    stopAll(stopInert)
    root.close()
  }
}

function makePageInert(stops: (() => void)[]): void {
  for (const el of pageBody().children)
    if (!matchesSelector(el, 'script,style,dialog,.dialog-widget') && !containsAboveDialogs(el)) {
      const writer = createWriter(el as HTMLElement)
      writer.set('inert', true)
      stops.push(writer.stop)
    }
}

/** The browser closes dialogs by itself, too: Android's back gesture asks first (`cancel`) and closes at the second time (`close`). */
export const onBrowserClose = (root: HTMLDialogElement, onCancel: () => void, onClose: () => void): (() => void)[] => [
  on(root, 'cancel', (event) => {
    // The `cancel` events of file fields bubble.
    if (event.target !== root) return
    event.preventDefault()
    onCancel()
  }),
  on(root, 'close', () => root.open || onClose()),
]
