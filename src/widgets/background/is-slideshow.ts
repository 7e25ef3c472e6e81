import type { Raw } from '../../base/values'
import { BUILDER_MARKUP, setting } from '../../builder/selectors'

/** What shows a slideshow's first picture until the slideshow itself replaces it (widgets/background). */
export const FIRST_PICTURE = 'skerry-first'

export const SLIDESHOW = /* @__PURE__ */ setting('background_slideshow_gallery')

/**
 * Whether the list of pictures in the settings is shown (contract core §9). Behind a hand-written element, the list is enough; in the builder's
 * markup it may be a leftover, so there the kind of background decides.
 */
export const isSlideshow = (raw: Raw, host: HTMLElement): boolean =>
  (raw.background_background ?? (host.matches(BUILDER_MARKUP) || 'slideshow')) === 'slideshow'
