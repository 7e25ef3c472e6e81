import { config } from '../../builder/config'
import { LIGHTBOX_OPTIONS } from '../../builder/selectors'

/** A picture's file name before query and fragment. The builder knows neither `.avif` nor fragments (contract media §16). */
const PICTURE_FILE = /^[^?#]+\.(png|jpe?g|gif|svg|webp|avif)([?#]|$)/i

/** Whether a click on `el` opens the lightbox (contract media §1.1). An element with `data-lightbox` opens whatever its address looks like. */
export function opensLightbox(el: HTMLElement): boolean {
  const { lightbox, elementorOpenLightbox, elementorLightboxVideo } = el.dataset
  if (el.hasAttribute('download') || lightbox === 'off' || elementorOpenLightbox === 'no') return false
  if (lightbox !== undefined) return true
  if (elementorOpenLightbox !== 'yes' && !config().kit.global_image_lightbox) return false
  if (!el.matches('a')) return el.hasAttribute(LIGHTBOX_OPTIONS)
  return Boolean(elementorLightboxVideo) || PICTURE_FILE.test(el.getAttribute('href') ?? '')
}
