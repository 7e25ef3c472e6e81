import { config } from '../../builder/config'
import { LIGHTBOX_OPTIONS } from '../../builder/selectors'

/** A picture's file name before query and fragment; `.avif` and fragments are more than the builder's (contract media §16). */
const PICTURE = /^[^?#]+\.(png|jpe?g|gif|svg|webp|avif)([?#]|$)/i

/** Contract media §1.1. What a person marked by hand opens whatever its address looks like. */
export function opens(el: HTMLElement): boolean {
  const { lightbox, elementorOpenLightbox: wish, elementorLightboxVideo } = el.dataset
  if (el.hasAttribute('download') || lightbox === 'off' || wish === 'no') return false
  if (lightbox !== undefined) return true
  if (wish !== 'yes' && !config().kit.global_image_lightbox) return false
  if (!el.matches('a')) return el.hasAttribute(LIGHTBOX_OPTIONS)
  return Boolean(elementorLightboxVideo) || PICTURE.test(el.getAttribute('href') ?? '')
}
