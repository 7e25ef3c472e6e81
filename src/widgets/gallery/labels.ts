import type { Writers } from '../../dom/writers'
import type { Gallery } from './parts'

/**
 * Hides the builder's pictures without an alternative text from screen readers, as decoration. A link that would then have no name gets its
 * lightbox title as its name, or else its number.
 */
export function labelPictures({ items }: Gallery, writers: Writers): void {
  for (const [i, { el, picture, link }] of items.entries()) {
    if (picture.getAttribute('aria-label')) continue
    writers.set(picture, { role: null, 'aria-label': null })
    if (el.matches('a') && !el.getAttribute('aria-label') && !el.textContent?.trim())
      writers.set(el, { 'aria-label': link?.getAttribute('data-elementor-lightbox-title') || `${i + 1} / ${items.length}` })
  }
}
