/**
 * The exceptions in docs/settings. A page is made from the declaration of its widget and from the `settings` that the widget's module
 * exports (pages.ts); these say what stands elsewhere, and why.
 */

import { popupSettings } from '../../../src/popups/all-fields'
import { settings as background } from '../../../src/widgets/background/settings'
import { settings as backgroundVideo } from '../../../src/widgets/background-video/background-video'
import { lightboxFields } from '../../../src/widgets/lightbox/settings'
import { loopSettings } from '../../../src/widgets/loop/settings'
import { effectFields, generalFields } from '../../../src/widgets/motion/settings'
import { settings as offCanvas } from '../../../src/widgets/off-canvas/off-canvas'
import { fieldsByHand } from '../../../src/widgets/slider/fields-by-hand'
import { carousels, dropCap, kindOfBackground, masonry, offCanvasAnimations, stretchedSection } from './beside-tables'
import type { Page } from './pages'

/** Whole tables, by page. */
export const tables = {
  // The declaration asks one of them.
  'background-slideshow': { ...kindOfBackground, ...background },
  'background-video': { ...kindOfBackground, ...backgroundVideo },
  'drop-cap': dropCap,
  'stretched-section': stretchedSection,
  // A second way to write the slider's settings, on a page of its own.
  /** The builder’s Pro carousels, reviews and slides. */
  carousels,
  slider: fieldsByHand,
  // Read at each click, from the link.
  lightbox: lightboxFields,
  // Their names are put together when they are read.
  'motion-effects': { motion_fx: { ...generalFields, ...effectFields } },
  'off-canvas': { ...offCanvas, ...offCanvasAnimations },
  // Another declaration of the same lists reads one of them.
  posts: { ...loopSettings, ...masonry },
  // Read in several parts, most of them only when it opens.
  popup: popupSettings,
}

/** What else such a page says, in place of what the declaration does. */
export const facts: Record<string, Partial<Pick<Page, 'widgets' | 'types' | 'byHand' | 'attribute'>>> = {
  slider: { types: ['image-carousel', 'nested-carousel', 'loop-carousel'] },
  carousels: { widgets: ['slider'], types: ['media-carousel', 'testimonial-carousel', 'reviews', 'slides'] },
  lightbox: { attribute: 'data-elementor-lightbox' },
}
