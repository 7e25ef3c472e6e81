// Made by `npm run build` from the declarations of the widgets (scripts/build/declarations.ts).
import { handWritten, widgetOf } from '../page/selectors'

const TYPES =
  'accordion alert animated-headline archive-posts call-to-action code-highlight contact-buttons* countdown counter facebook* flip-box floating-bars* form gallery hotspot loop-grid lottie mega-menu nested-accordion nested-tabs off-canvas paypal-button portfolio posts progress* search* stripe-button subscribe table-of-contents tabs taxonomy-filter text-path toggle video* woocommerce* wp-widget-media_audio'
const BY_HAND =
  'accordion alert animated-headline contact-buttons countdown counter flip-box floating-bar form gallery lottie off-canvas payment playlist posts progress progress-tracker search table-of-contents tabs taxonomy-filter video'
const OTHERS = [
  '[data-action-link]',
  'form[data-e-type="e-form"]',
  '[data-e-type="e-tabs"]',
  `[data-settings*='"background_video_link"']`,
  `[data-settings*='"background_slideshow_gallery"']`,
  `[data-settings*='"drop_cap"']`,
  '.elementor-edit-mode',
  '[id="elementor-interactions-data"]',
  '[data-e-bg-lazyload]',
  '.site-header .site-navigation',
  '[data-settings*="motion_fx_motion_fx_"]',
  'e-page-transition',
  '.elementor-section-stretched',
  '[data-e-type="e-youtube"]',
]

/**
 * Finds the hosts of rare-widgets.ts: one of them on a page, and the core loads their declarations. In groups, because browsers try each
 * selector of a list on each element: of 3,800, that takes half the time.
 */
export const RARE_WIDGETS = [
  `[data-widget_type]:is(${TYPES.split(' ').map(widgetOf)})`,
  `[data-widget]:is(${BY_HAND.split(' ').map(handWritten)})`,
  ...OTHERS,
].join()
