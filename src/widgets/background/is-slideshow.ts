import type { Raw } from '../../base/values'
import { BUILDER_MARKUP } from '../../builder/selectors'

/**
 * Whether the list of pictures in the settings is shown (contract core §9). Behind a hand-written element the list is enough; in the
 * builder's markup it may be a leftover, so there the kind of background decides.
 */
export const isSlideshow = (raw: Raw, host: HTMLElement): boolean =>
  (raw.background_background ?? (host.matches(BUILDER_MARKUP) || 'slideshow')) === 'slideshow'
