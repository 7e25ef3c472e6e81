import { createElement } from '../../base/create-element'
import { pageBody } from '../../base/document'
import { isPlainClick, on } from '../../base/events'
import { containsNode, propertyOf } from '../../base/property-of'
import { enqueue } from '../../base/queue'
import { describeElement, guard } from '../../base/report'
import type { Raw } from '../../base/values'
import { config } from '../../page/config'
import { openLightboxDialog } from './open-dialog'
import { loadRulesWhereMissing } from './rules'
import { LIGHTBOX_OPTIONS } from './selectors'
import { slideshowOf } from './slideshow'

/** A hidden element that stands in for a link action's link; in the page while its lightbox is open. */
let actionHost: HTMLElement | undefined
const removeActionHost = (host: HTMLElement) => host === actionHost && host.remove()

/** The latest request to open. Requests still waiting for their stylesheet are dropped when a newer one comes or a host unmounts. */
let latest: object | undefined

/** A picture's file name before query and fragment. The builder accepts neither `.avif` nor fragments (contract media §16). */
const PICTURE_FILE = /^[^?#]+\.(png|jpe?g|gif|svg|webp|avif)([?#]|$)/i

/** Whether a click on `el` opens the lightbox (contract media §1.1). With `data-lightbox` any URL does. */
function opensLightbox(el: HTMLElement): boolean {
  const { lightbox, elementorOpenLightbox, elementorLightboxVideo } = el.dataset
  if (el.hasAttribute('download') || lightbox === 'off' || elementorOpenLightbox === 'no') return false
  if (lightbox !== undefined) return true
  if (elementorOpenLightbox !== 'yes' && !config().kit.global_image_lightbox) return false
  if (!el.matches('a')) return el.hasAttribute(LIGHTBOX_OPTIONS)
  return Boolean(elementorLightboxVideo) || PICTURE_FILE.test(el.getAttribute('href') ?? '')
}

/** Opens the lightbox on clicks on the host. Listens on the document, so that site scripts can handle the click first. */
export function start(host: HTMLElement): () => void {
  let close: (() => void) | undefined
  const stopListening = on<MouseEvent>(document, 'click', (event) => {
    const target = event.target as Node
    if (event.defaultPrevented || !containsNode(host, target) || !isPlainClick(event) || !opensLightbox(host)) return
    const slideshow = slideshowOf(host)
    if (!slideshow) return
    latest = slideshow
    const open = () => {
      if (latest !== slideshow) return false
      close = openLightboxDialog(slideshow, host, () => {
        removeActionHost(host)
        // Otherwise the link would keep the dialog and its contents alive.
        close = undefined
        if (latest === slideshow) latest = undefined
      })
      return true
    }
    const where = `lightbox ${describeElement(host)}`
    const whenStyled = loadRulesWhereMissing()
    if (whenStyled) void whenStyled.then(() => guard(where, 'failed', open))
    // If it cannot open, the browser follows the link.
    else if (!guard(where, 'failed', open)) return
    event.preventDefault()
  })
  return () => {
    stopListening()
    latest = undefined
    close?.()
    removeActionHost(host)
  }
}

/**
 * Opens what a link action's settings name. They are hostile input, and are put on an element like an overlay's, so that the same rules
 * read them and the lightbox closes on unmount.
 */
export function openByAction(settings: Raw): void {
  actionHost?.remove()
  const host = createElement('i')
  host.hidden = true
  propertyOf(host, 'dataset').elementorOpenLightbox = 'yes'
  host.setAttribute(LIGHTBOX_OPTIONS, JSON.stringify(settings))
  if (!slideshowOf(host)) return
  actionHost = host
  pageBody().append(host)
  // By then the observer has queued the host's island, which handles the click. On an unmounted page nothing does, and the host is removed.
  queueMicrotask(() => enqueue(() => host.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) && host.remove()))
}
