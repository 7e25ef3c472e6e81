import { createElement } from '../../base/create-element'
import { pageBody } from '../../base/document'
import { isPlainClick, on } from '../../base/events'
import { enqueue } from '../../base/queue'
import { describeElement, guard } from '../../base/report'
import type { Raw } from '../../base/values'
import { config } from '../../builder/config'
import { LIGHTBOX_OPTIONS } from '../../builder/selectors'
import { openDialog } from './open-dialog'
import { loadMissingRules } from './rules'
import { slideshowOf } from './slideshow'

/** A hidden element that stands in for the link of a link action, on the page for as long as its lightbox is open. */
let actionHost: HTMLElement | undefined
const removeActionHost = (host: HTMLElement) => host === actionHost && host.remove()

/** The latest request to open. A request that still waits for its stylesheet is dropped if there is a newer one, or if a host has been unmounted. */
let latest: object | undefined

/** A picture's file name, before query and fragment. The builder knows neither `.avif` nor fragments (contract media §16). */
const PICTURE_FILE = /^[^?#]+\.(png|jpe?g|gif|svg|webp|avif)([?#]|$)/i

/** Whether a click on `el` opens the lightbox (contract media §1.1). An element with `data-lightbox` opens it whatever its address looks like. */
function opensLightbox(el: HTMLElement): boolean {
  const { lightbox, elementorOpenLightbox, elementorLightboxVideo } = el.dataset
  if (el.hasAttribute('download') || lightbox === 'off' || elementorOpenLightbox === 'no') return false
  if (lightbox !== undefined) return true
  if (elementorOpenLightbox !== 'yes' && !config().kit.global_image_lightbox) return false
  if (!el.matches('a')) return el.hasAttribute(LIGHTBOX_OPTIONS)
  return Boolean(elementorLightboxVideo) || PICTURE_FILE.test(el.getAttribute('href') ?? '')
}

/** Opens the lightbox when the host is clicked. Listens at the document, so that the site's scripts can handle the click first. */
export function start(host: HTMLElement): () => void {
  let close: (() => void) | undefined
  const stopListening = on<MouseEvent>(document, 'click', (event) => {
    const target = event.target as Node
    if (event.defaultPrevented || !host.contains(target) || !isPlainClick(event) || !opensLightbox(host)) return
    const slideshow = slideshowOf(host)
    if (!slideshow) return
    latest = slideshow
    const open = () => {
      if (latest !== slideshow) return false
      close = openDialog(slideshow, host, () => {
        removeActionHost(host)
        // Otherwise its dialog and everything in it would be kept for as long as the link.
        close = undefined
        if (latest === slideshow) latest = undefined
      })
      return true
    }
    const where = `lightbox ${describeElement(host)}`
    const whenStyled = loadMissingRules()
    if (whenStyled) void whenStyled.then(() => guard(where, 'failed', open))
    // If it could not be opened, the browser follows the link.
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
 * Opens what the settings of a link action name. They are hostile input and are written where an overlay has its own, so the same rules read them,
 * and the lightbox closes when the page's islands are unmounted.
 */
export function openByAction(settings: Raw): void {
  actionHost?.remove()
  const host = createElement('i')
  host.hidden = true
  host.dataset.elementorOpenLightbox = 'yes'
  host.setAttribute(LIGHTBOX_OPTIONS, JSON.stringify(settings))
  if (!slideshowOf(host)) return
  actionHost = host
  pageBody().append(host)
  // By then, the page's observer has queued the host's island, which handles the click. On an unmounted page nothing handles it, and the host is
  // removed.
  queueMicrotask(() => enqueue(() => host.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) && host.remove()))
}
