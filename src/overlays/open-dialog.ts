import { pageBody } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { closestOf } from '../base/property-of'
import { nextFrame } from '../dom/next-frame'
import { onMutation } from '../dom/observe'
import { DEEP_ELEMENTS, pageHasAboveDialogs } from './above-dialogs'
import { type LayerOptions, type OpenLayer, openLayer } from './open-layer'
import { coverOthers } from './others-inert'
import { overlays } from './state'

export interface DialogOptions extends LayerOptions {
  root: HTMLDialogElement
  /** It also lies above what the site puts above dialogs: a consent banner, a chat. */
  coversBanners?: boolean
  /** Whether the site has something there now, for who has measured it before writing to the page. */
  hasBanner?: boolean
  /** The browser has closed it all by itself, which nobody can refuse. */
  onBrowserClose: () => void
}

/**
 * Opens a `<dialog>` as a layer: a modal one in the top layer, with the page inert. One that is not modal opens in the page's own stacking, and
 * so does any while something of the site must stay above it, which the top layer would cover.
 */
export const openDialog = (options: DialogOptions): OpenLayer =>
  openLayer(options, () => {
    const stops = [onBrowserCloses(options), showDialog(options)]
    return () => stopAll(stops)
  })

function showDialog({ root, isModal, coversBanners, hasBanner }: DialogOptions): () => void {
  const stops: (() => void)[] = []
  const openInPage = () => {
    stopAll(stops)
    root.close()
    // Not `show()`, which would take the focus: a card in a corner must not.
    root.open = true
    if (isModal) stops.push(coverOthers(root))
  }
  if (isModal && (coversBanners || !(hasBanner ?? pageHasAboveDialogs()))) {
    openInTopLayer(root)
    // A banner that appears later must be reachable as well.
    if (!coversBanners) stops.push(onLaterBanner(openInPage))
  } else openInPage()
  return () => {
    stopAll(stops)
    root.close()
  }
}

function openInTopLayer(root: HTMLDialogElement): void {
  // Closed first, so that it comes to lie above dialogs that were opened in the meantime.
  root.close()
  // Otherwise the browser would focus the first field, which brings up a phone's keyboard.
  const { autofocus } = root
  root.autofocus = true
  root.showModal()
  root.autofocus = autofocus
}

/** Calls `open`, which writes, when the site has put something above dialogs. */
function onLaterBanner(open: () => void): () => void {
  let isFrameRequested = false
  let isStopped = false
  const onPageChange = (records: MutationRecord[]) => {
    // A slider deep in the page writes in every frame; what lies above dialogs stands near the body.
    if (isFrameRequested || !records.some(({ target }) => !closestOf(target as Element, DEEP_ELEMENTS))) return
    isFrameRequested = true
    nextFrame(() => {
      isFrameRequested = false
      if (!isStopped && pageHasAboveDialogs()) return () => isStopped || open()
    })
  }
  const stop = onMutation(pageBody(), onPageChange, { childList: true, subtree: true, attributeFilter: ['class', 'style', 'hidden'] })
  return () => {
    isStopped = true
    stop()
  }
}

/** The browser closes dialogs by itself, too: Android's back gesture asks first (`cancel`) and closes at the second time (`close`). */
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
