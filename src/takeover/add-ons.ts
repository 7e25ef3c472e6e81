/**
 * Facts about add-ons, each with its source. Site owners add more with `data-takeover-allow`; anything not listed is judged by evidence
 * (evidence.ts).
 */

/**
 * Widgets that are pure markup: on the pages we have seen they contain only texts, links, tables and pictures. An instance with more
 * (`NOT_INERT`) is judged like any other.
 */
export const SCRIPT_FREE: string[] = [
  // corpus/skeleton-04.html: three tables, no settings.
  'eael-data-table',
  // corpus/settings-corpus.json: no setting of its own among six.
  'eael-info-box',
  // corpus/settings-corpus.json: no setting of its own among three; corpus/frequency.md: on 5 of 90 sites.
  'elementskit-heading',
  // corpus/settings-corpus.json: no setting of its own among two; corpus/frequency.md: on 3 of 90 sites.
  'elementskit-icon-box',
  // corpus/skeleton-08.html: ten links, no settings; the magnetic ones need a script.
  'ha-creative-button',
  // corpus/skeleton-09.html: a paragraph with a link.
  'trx_elm_advanced_title',
  // corpus/skeleton-09.html: a list with a link.
  'trx_elm_icon_list',
  // corpus/skeleton-09.html: two links with a picture.
  'trx_sc_layouts_logo',
  // corpus/skeleton-11.html: two lists of links, no settings.
  'wpml-language-switcher',
]

/** Content that a script-free widget does not have: whatever visitors press, fill in, wait for or see later. */
export const NOT_INERT =
  'button,input,select,textarea,form,dialog,canvas,video,audio,[role=button],[role=tab],[role=tablist],[aria-expanded],[aria-controls],[tabindex],[hidden],[style*="display:none"],[style*="display: none"],[data-settings],[data-magnetic=yes],[data-custom_responsive=true],[data-aos],.swiper,.swiper-container,a[href^="javascript:" i],a[href="#"]'

/** Folders of plugins whose scripts have nothing to do with the builder's runtime, although most need jQuery. */
export const INDEPENDENT_FOLDERS: string[] = [
  // shop.md, 1: no builder script is on the shop’s dependency lists.
  'woocommerce',
  // cms.md, 2: forms plugins depend on jquery alone.
  'contact-form-7',
  'wpforms-lite',
  'wpforms',
  'gravityforms',
  'ninja-forms',
  'fluentform',
  // cms.md, 2: optimisers delay what others have added.
  'wp-rocket',
  'litespeed-cache',
  'autoptimize',
  'perfmatters',
  'flying-scripts',
  'wp-meteor',
]

/** The add-on of a widget, by the start of its type (from corpus/frequency.md and the skeletons), and that add-on's folders. */
export const OWNERS: [type: RegExp, folder: RegExp][] = [
  [/^eael-/, /essential-addons/],
  [/^(elementskit|ekit)-/, /elementskit/],
  [/^ha-/, /happy-(elementor|addons)/],
  [/^premium-/, /premium-addons/],
  [/^jet-/, /^jet-/],
  [/^trx_/, /trx_addons/],
  [/^ucaddon_/, /unlimited-elements/],
  [/^wpml-/, /sitepress|wpml/],
  [/^uael-/, /ultimate-elementor/],
  [/^dce-/, /dynamic-content/],
  [/^timeline-widget-addon/, /timeline-widget/],
  [/^(bdt|prime-slider)-/, /bdthemes/],
  [/^hubspot-/, /leadin|hubspot/],
  [/^the-events-calendar-addon/, /events-widgets|the-events-calendar/],
]
