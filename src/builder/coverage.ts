/**
 * What in a builder's page needs a script: the table of the inspector, `npm run coverage:widgets` and embed/COVERAGE.md. Who drives it is asked
 * of the widgets' own selectors, so that the two cannot differ.
 */
import { setting, WIDGET_TYPE } from './selectors'

/**
 * The builder's own widgets that need a script, by type, and which of their instances do: a selector, empty for all of them. Names of
 * variants (`contact-buttons-var-10`) count as one type.
 */
export const SCRIPTED_WIDGETS: Record<string, string> = {
  accordion: '',
  alert: '',
  'animated-headline': '',
  'archive-posts': '',
  'code-highlight': '',
  // The others are links; a button opens the chat box.
  'contact-buttons': ':has(button)',
  countdown: '',
  counter: '',
  'facebook-button': '',
  'facebook-comments': '',
  'facebook-embed': '',
  'facebook-page': '',
  'floating-bars': '',
  form: '',
  gallery: '',
  hotspot: '',
  'image-carousel': '',
  'loop-carousel': '',
  // The grid itself is CSS (contract loops §1.2).
  'loop-grid': ':is([data-settings*=\'"masonry"\'],[data-settings*=load_more],[data-settings*=\'"ajax"\'])',
  lottie: '',
  'media-carousel': '',
  'mega-menu': '',
  'nav-menu': '',
  'nested-accordion': '',
  'nested-carousel': '',
  'nested-tabs': '',
  'off-canvas': '',
  'paypal-button': '',
  portfolio: '',
  posts: '',
  progress: '',
  'progress-tracker': '',
  reviews: '',
  // Without live results it is a form, to which we add a clear button.
  search: setting('live_results'),
  // The classic skin is a form (contract loops §13).
  'search-form': ':not([data-settings*=\'"classic"\'])',
  'share-buttons': '',
  slides: '',
  'stripe-button': '',
  subscribe: '',
  'table-of-contents': '',
  tabs: '',
  'taxonomy-filter': '',
  'testimonial-carousel': '',
  'text-editor': setting('drop_cap'),
  'text-path': '',
  toggle: '',
  video: '',
  'video-playlist': '',
  'woocommerce-cart': '',
  'woocommerce-checkout-page': '',
  'woocommerce-menu-cart': '',
  'woocommerce-my-account': '',
  // Without it every notice of the page stays invisible.
  'woocommerce-notices': '',
  'wp-widget-media_audio': '',
}

/** The builder's own widgets that are plain markup, or whose script is the CMS's or the shop's. */
export const PLAIN_WIDGETS =
  /^(heading|image|text-editor|button|icon|icon-box|icon-list|image-box|image-gallery|divider|spacer|google_maps|html|shortcode|star-rating|rating|testimonial|social-icons|read-more|sidebar|menu-anchor|template|wp-widget-.*|theme-.*|archive-title|post-(info|navigation|comments|content|excerpt|title)|author-box|breadcrumbs|sitemap|blockquote|call-to-action|flip-box|price-list|price-table|login|loop-grid|search-form|audio|link-in-bio|copyright|site-logo|page-title|inner-section|common|woocommerce-(breadcrumb|products|purchase-summary|product-(images|data-tabs|rating|related|upsell|price|title|meta|stock|short-description|content|additional-information|add-to-cart))|wc-(archive-products|categories|add-to-cart|elements))$/

/** Prefixes that only the builder and its add-on use: a widget with one that is in neither table is a newer builder's, and may need a script. */
export const OWN_FAMILY = /^(nested|loop|woocommerce|wc|floating|contact-buttons|e)-/

/** Elements of newer builders that are plain markup, or parts of another one. */
export const PLAIN_ATOMIC =
  /^(section|column|container|e-(flexbox|div-block|self-hosted-video|heading|paragraph|button|divider|svg|image|collection-loop.*|tab|tab-content|tabs-menu|tabs-content-area|form-.+))$/
/** Newer builders mark elements of both generations with `data-e-type`. */
export const ATOMIC = '[data-e-type]:not([data-widget_type])'

/** What any of the builder's elements may have that needs a script: a name in words, and the selector of those that have it. */
export const BEHAVIOURS: Record<string, string> = {
  'entrance animation': `:is(.elementor-invisible,${setting('_animation')},${setting('animation')})`,
  sticky: setting('sticky'),
  'scrolling effects': setting('motion_fx_motion_fx_scrolling'),
  'mouse effects': setting('motion_fx_motion_fx_mouse'),
  'effects of a background': '[data-settings*="background_motion_fx_motion_fx_"]',
  'background slideshow': `[data-settings*='"background_background":"slideshow"']${setting('background_slideshow_gallery')}`,
  'background video': `[data-settings*='"background_background":"video"']${setting('background_video_link')}`,
  'stretched section': '.elementor-section-stretched',
  'background that waits': '[data-e-bg-lazyload]',
  'lightbox of a picture': 'a[data-elementor-open-lightbox=yes]:not([href*="elementor-action"])',
  'lightbox of a video': '[data-elementor-lightbox]',
  popup: '[data-elementor-type=popup]',
  'page transition': 'e-page-transition',
  'menu of the theme’s header': '.site-header .site-navigation',
}

/** What newer builders added: driven where a widget of ours names the selector. */
const NEWER_BEHAVIOURS: Record<string, string> = {
  // A button of a newer element that opens a popup, a panel or the lightbox.
  'action of a button': '[data-action-link]',
  // Animations of newer elements, as data beside them.
  interactions: '[id="elementor-interactions-data"]',
}
/** Those of them that none of these selectors is about. */
export const newerWithout = (selectors: string[]): [name: string, selector: string][] =>
  Object.entries(NEWER_BEHAVIOURS).filter(([, selector]) => !selectors.some((one) => one.includes(selector)))

/** Link actions by the prefix of their names, and our widget that answers them. */
export const ACTION_WIDGETS: Record<string, string> = { popup: 'popup', lightbox: 'lightbox', off_canvas: 'off-canvas' }

/** The action that the address of a link names: `popup:open`. */
export function actionName(href: string): string {
  const [, name = '?'] = /action(?:=|%3D)(\w+(?:(?::|%3A)\w+)?)/i.exec(href.replace('elementor-action', '')) ?? []
  return name.replace(/%3A/i, ':')
}

/**
 * - `driven`: Skerry runs it
 * - `missing`: one of the builder's own that needs a script and has none
 * - `plain`: it needs none
 * - `left`: a third party's, which brings its own script
 */
export type Verdict = 'driven' | 'missing' | 'plain' | 'left'

/** The type of a builder's widget without its skin and without the number of a variant. */
export const widgetType = (el: Element): string => (el.getAttribute(WIDGET_TYPE) ?? '').replace(/\..*/, '').replace(/-var-\d+$/, '')

/** Whether it is one of the builder's own widgets, and this instance of it needs a script. */
function needsScript(el: Element): boolean {
  const type = widgetType(el)
  return Object.hasOwn(SCRIPTED_WIDGETS, type) && el.matches(SCRIPTED_WIDGETS[type] || '*')
}

/** What becomes of a builder's widget. `isDriven` is asked only about the builder's own. */
export function judgeWidget(el: Element, isDriven: (el: Element) => boolean): Verdict {
  if (needsScript(el)) return isDriven(el) ? 'driven' : 'missing'
  const type = widgetType(el)
  if (PLAIN_WIDGETS.test(type) || Object.hasOwn(SCRIPTED_WIDGETS, type)) return 'plain'
  return OWN_FAMILY.test(type) ? 'missing' : 'left'
}

/** The type of an element of a newer builder that has no `data-widget_type`: a leaf has it in its class alone. */
function atomicType(el: Element): string {
  const type = el.getAttribute('data-e-type') ?? ''
  return type === 'widget' ? (/(?:^|\s)(e-[\w-]+)-base(?:\s|$)/.exec(el.getAttribute('class') ?? '')?.[1] ?? type) : type
}

/** The type of one that needs a script, or that we do not know, and that none of these selectors names; empty for others. */
export function undrivenAtomic(el: Element, selectors: string[]): string {
  const type = atomicType(el)
  return PLAIN_ATOMIC.test(type) || selectors.some((selector) => selector.includes(type) && el.matches(selector)) ? '' : type
}

/**
 * Whether a selector of ours is about widgets like this one: it names a type, or the setting for which this type needs a script. A behaviour
 * that any element may have, such as sticky, does not make its widget work.
 */
export const isOfWidgets = (selector: string, el: Element): boolean =>
  selector.includes(WIDGET_TYPE) || selector === SCRIPTED_WIDGETS[widgetType(el)]

/** Tells of an element whether one of these selectors makes its widget work. */
export function drivenBy(selectors: string[]): (el: Element) => boolean {
  return (el) => selectors.some((selector) => isOfWidgets(selector, el) && el.matches(selector))
}
