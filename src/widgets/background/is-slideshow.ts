import type { Raw } from '../../base/values'
import { BUILDER_MARKUP, setting } from '../../page/selectors'

/** Shows a slideshow's first picture until the slideshow replaces it (widgets/background). */
export const FIRST_PICTURE = 'skerry-first'

export const SLIDESHOW = /* @__PURE__ */ setting('background_slideshow_gallery')

/**
 * Whether the settings' pictures are shown (contract core §9). On a hand-written element the list is enough; in builder markup it may be a
 * leftover, so the background type decides.
 */
export const isSlideshow = (raw: Raw, host: HTMLElement): boolean =>
  (raw.background_background ?? (host.matches(BUILDER_MARKUP) || 'slideshow')) === 'slideshow'
