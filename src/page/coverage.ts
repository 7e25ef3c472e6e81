/**
 * What in a builder's page needs a script: the table for the inspector, `npm run coverage:widgets` and embed/COVERAGE.md. Whether it is
 * driven is decided by the widgets' own selectors, so that the two always agree.
 */
import { setting, WIDGET_TYPE } from './selectors'

/** The parts of a widget's declaration (runtime/widget.ts) that say what it drives. */
export interface Driver {
  name: string
  match: string
  types?: string[]
  needs?: Record<string, string | false>
  action?: string
}

/** The widget types that one of ours drives. Variants (`contact-buttons-var-10`) count as one type. */
const typesOf = ({ types = [], needs = {} }: Driver): string[] => [...types.map((type) => type.replace('*', '')), ...Object.keys(needs)]

/**
 * The builder's own widgets that need a script, by type in alphabetical order, with the selector of the instances that do, empty for all.
 * If widgets share a type, the one with a selector counts.
 */
export function scriptedWidgets(drivers: Driver[]): Record<string, string> {
  const all = new Map(drivers.flatMap(typesOf).map((type): [string, string | false] => [type, '']))
  for (const [type, needs] of drivers.flatMap(({ needs = {} }) => Object.entries(needs))) all.set(type, needs)
  const driven = [...all].filter((entry): entry is [string, string] => entry[1] !== false)
  return Object.fromEntries(driven.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The builder's own widgets that are plain markup, or whose script is the CMS's or shop's. */
export const PLAIN_WIDGETS =
  /^(heading|image|text-editor|button|icon|icon-box|icon-list|image-box|image-gallery|divider|spacer|google_maps|html|shortcode|star-rating|rating|testimonial|social-icons|read-more|sidebar|menu-anchor|template|wp-widget-.*|theme-.*|archive-title|post-(info|navigation|comments|content|excerpt|title)|author-box|breadcrumbs|sitemap|blockquote|call-to-action|flip-box|price-list|price-table|login|loop-grid|search-form|audio|link-in-bio|copyright|site-logo|page-title|inner-section|common|woocommerce-(breadcrumb|products|purchase-summary|product-(images|data-tabs|rating|related|upsell|price|title|meta|stock|short-description|content|additional-information|add-to-cart))|wc-(archive-products|categories|add-to-cart|elements))$/

/** Prefixes that only the builder and its add-on use: an unlisted widget with one is a newer builder's, and may need a script. */
export const OWN_FAMILY = /^(nested|loop|woocommerce|wc|floating|contact-buttons|e)-/

/** Newer builders' elements that are plain markup, or parts of others, by which the builder's hooks name them, too; `*` is the rest of a name. */
export const PLAIN_ATOMIC =
  'section column container e-flexbox e-div-block e-self-hosted-video e-heading e-paragraph e-button e-divider e-svg e-image e-collection-loop* e-tab e-tab-content e-tabs-menu e-tabs-content-area e-form-input e-form-label e-form-submit-button e-form-*'
const isPlainAtomic = (type: string) => RegExp(`^(${PLAIN_ATOMIC.replaceAll(' ', '|').replaceAll('*', '.*')})$`).test(type)
/** Newer builders mark elements of both generations with `data-e-type`. */
export const ATOMIC = '[data-e-type]:not([data-widget_type])'

/** Behaviours of any builder element that need a script: a name in words, and the selector of elements that have one. */
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

/** A file for visitors from the builder or its add-on, without files that its runtime loads itself, which a saved page may contain. */
const builderFile = (name: string, others = ''): string =>
  ['elementor', 'elementor-pro', 'pro-elements']
    .map((folder) => `script[src*="/${folder}/assets/js/"][src*="${name}"]:not([src*=".bundle."]${others})`)
    .join()
const TABS = 'e-tabs'
const FORM = 'e-form'
const YOUTUBE = 'e-youtube'
const ACTION = '[data-action-link]'
const INTERACTIONS = '[id="elementor-interactions-data"]'
/** Known files that are named like handlers: those below, and those on all pages. */
const NAMED = ['tabs', 'form', 'youtube', 'action-link', 'elements', 'frontend'].map((name) => `,[src*="${name}-handler"]`).join('')

/**
 * Additions of newer builders: a name in words, a selector, and what the selector of one of our widgets contains if it drives this. The
 * builder only sends handler files with elements that need them: one without a replacement means that something on the page is unknown to
 * us.
 */
const NEWER_BEHAVIOURS: [name: string, selector: string, drivenBy: string[]][] = [
  // A button of a newer element that opens a popup, a panel or the lightbox.
  ['action of a button', ACTION, [ACTION]],
  // Animations of newer elements, as data beside them.
  ['interactions', INTERACTIONS, [INTERACTIONS]],
  ['handler of tabs', `${builderFile('/tabs-handler')},[id="elementor-tabs-handler-js"]`, [TABS]],
  ['handler of forms', `${builderFile('form-handler')},[id="elementor-v2-form-handlers-js"]`, [FORM]],
  ['handler of videos', `${builderFile('/youtube-handler')},[id="elementor-youtube-handler-js"]`, [YOUTUBE]],
  ['handler of actions', `${builderFile('action-link-handler')},[id="elementor-v2-action-link-handlers-js"]`, [ACTION]],
  ['handler of interactions', `${builderFile('/interactions')},[id="elementor-interactions-js"]`, [INTERACTIONS]],
  ['handler of newer elements', builderFile('/packages/'), [TABS, FORM, YOUTUBE, ACTION]],
  ['handler that is newer than Skerry', builderFile('-handler', NAMED), []],
]
/** Those that none of these selectors covers. */
export const newerWithout = (selectors: string[]): [name: string, selector: string][] =>
  NEWER_BEHAVIOURS.filter(([, , drivenBy]) => !selectors.some((one) => drivenBy.some((part) => one.includes(part)))).map(
    ([name, selector]) => [name, selector],
  )

/** The builder's link actions that need a script, by prefix. */
export const ACTIONS = ['popup', 'lightbox', 'off_canvas']

/** Judges a link action. */
export function judgeAction(name: string, drivers: Driver[]): Verdict {
  const [action = ''] = name.split(':')
  if (!ACTIONS.includes(action)) return 'left'
  return drivers.some((driver) => driver.action === action) ? 'driven' : 'missing'
}

/** The action in a link's URL: `popup:open`. */
export function actionName(href: string): string {
  const [, name = '?'] = /action(?:=|%3D)(\w+(?:(?::|%3A)\w+)?)/i.exec(href.replace('elementor-action', '')) ?? []
  return name.replace(/%3A/i, ':')
}

/**
 * - `driven`: Skerry runs it
 * - `missing`: the builder's own; needs a script and has none
 * - `plain`: needs none
 * - `left`: third-party, with its own script
 */
export type Verdict = 'driven' | 'missing' | 'plain' | 'left'

/** The type of a builder's widget without its skin and variant number. */
export const widgetType = (el: Element): string => (el.getAttribute(WIDGET_TYPE) ?? '').replace(/\..*/, '').replace(/-var-\d+$/, '')

/** Judges a builder's widget. `scripted` comes from `scriptedWidgets`; `isDriven` is only called for the builder's own. */
export function judgeWidget(el: Element, scripted: Record<string, string>, isDriven: (el: Element) => boolean): Verdict {
  const type = widgetType(el)
  const isKnown = Object.hasOwn(scripted, type)
  if (isKnown && el.matches(scripted[type] || '*')) return isDriven(el) ? 'driven' : 'missing'
  if (isKnown || PLAIN_WIDGETS.test(type)) return 'plain'
  return OWN_FAMILY.test(type) ? 'missing' : 'left'
}

/** The type of a newer builder's element without `data-widget_type`: a leaf has it only in its class. */
function atomicType(el: Element): string {
  const type = el.getAttribute('data-e-type') ?? ''
  return type === 'widget' ? (/(?:^|\s)(e-[\w-]+)-base(?:\s|$)/.exec(el.getAttribute('class') ?? '')?.[1] ?? type) : type
}

/** The type of an element that needs a script or is unknown, and that none of these selectors contains; otherwise empty. */
export function undrivenAtomic(el: Element, selectors: string[]): string {
  const type = atomicType(el)
  return isPlainAtomic(type) || selectors.some((selector) => selector.includes(type) && el.matches(selector)) ? '' : type
}

/** Whether one of our widgets is for this type. A behaviour of any element, such as sticky, does not make its widget work. */
export const isOfWidgets = (driver: Driver, el: Element): boolean => typesOf(driver).includes(widgetType(el))

/** Returns a function that tells whether one of these makes an element's widget work. */
export function drivenBy(drivers: Driver[]): (el: Element) => boolean {
  return (el) => drivers.some((driver) => isOfWidgets(driver, el) && el.matches(driver.match))
}

/** The names of the widgets that drive a type. */
export const driversOf = (type: string, drivers: Driver[]): string[] => [
  ...new Set(drivers.filter((driver) => typesOf(driver).includes(type)).map(({ name }) => name)),
]
