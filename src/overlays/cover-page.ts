import { pageBody } from '../base/document'
import { stopAll } from '../base/lifetime'
import { closestOf } from '../base/property-of'
import { nextFrame } from '../dom/next-frame'
import { onMutation } from '../dom/observe'
import { DEEP_ELEMENTS, pageHasAboveDialogs } from './above-dialogs'
import { makeOthersInert } from './others-inert'

export interface CoverOptions {
  root: HTMLElement
  isModal: boolean
  /** It also lies above what the site puts above dialogs: a consent banner, a chat. */
  coversBanners?: boolean
  /** Whether the site has something there now, for who has measured it before writing to the page. */
  hasBanner?: boolean
}

/**
 * Makes the rest of the page inert where `root` is modal. A modal `<dialog>` opens in the top layer. One that is not modal opens in the page's own
 * stacking, and so does any while something of the site must stay above it, which the top layer would cover. Anything else stays where it
 * stands. The returned function undoes it.
 */
export function coverPage({ root, isModal, coversBanners, hasBanner }: CoverOptions): () => void {
  if (!(root instanceof HTMLDialogElement)) return isModal ? makeOthersInert(root) : () => {}
  const stops: (() => void)[] = []
  const openInPage = () => {
    stopAll(stops)
    root.close()
    // Not `show()`, which would take the focus: a card in a corner must not.
    root.open = true
    if (isModal) stops.push(makeOthersInert(root))
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
