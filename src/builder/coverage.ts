/**
 * What in a builder's page needs a script: the table of the inspector, `npm run coverage:widgets` and embed/COVERAGE.md. Who drives it is asked
 * of the widgets' own selectors, so that the two cannot differ.
 */
import { setting, WIDGET_TYPE } from './selectors'

/** What is asked of a widget of ours that may drive something: of its declaration (runtime/widget.ts). */
export interface Driver {
  name: string
  match: string
  types?: string[]
  needs?: Record<string, string | false>
  needsInWords?: Record<string, string>
  action?: string
}

/** The types of widget that one of ours drives. Names of variants (`contact-buttons-var-10`) count as one type. */
const typesOf = ({ types = [], needs = {} }: Driver): string[] => [...types.map((type) => type.replace('*', '')), ...Object.keys(needs)]

/**
 * The builder's own widgets that need a script, by type in the order of the alphabet, and which of their instances do: a selector, empty for
 * all of them. A widget that says which counts, of those that share a type.
 */
export function scriptedWidgets(drivers: Driver[]): Record<string, string> {
  const all = new Map(drivers.flatMap(typesOf).map((type): [string, string | false] => [type, '']))
  for (const [type, needs] of drivers.flatMap(({ needs = {} }) => Object.entries(needs))) all.set(type, needs)
  const driven = [...all].filter((entry): entry is [string, string] => entry[1] !== false)
  return Object.fromEntries(driven.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Which instances of a type need a script, in words; of those types of which not all do. */
export const needsInWords = (drivers: Driver[]): Record<string, string> =>
  Object.assign({}, ...drivers.map((driver) => driver.needsInWords))

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

/** A file of the builder's or its add-on's for visitors; without the parts that its runtime has asked for by itself, which a saved page may have. */
const builderFile = (name: string, others = ''): string =>
  ['elementor', 'elementor-pro', 'pro-elements']
    .map((folder) => `script[src*="/${folder}/assets/js/"][src*="${name}"]:not([src*=".bundle."]${others})`)
    .join()
const TABS = 'e-tabs'
const FORM = 'e-form'
const YOUTUBE = 'e-youtube'
const ACTION = '[data-action-link]'
const INTERACTIONS = '[id="elementor-interactions-data"]'
/** Files whose names are like those of handlers and that are known: those below, and the ones that all pages have. */
const NAMED = ['tabs', 'form', 'youtube', 'action-link', 'elements', 'frontend'].map((name) => `,[src*="${name}-handler"]`).join('')

/**
 * What newer builders added: a name in words, a selector, and what a widget of ours that drives it has in its own selector. The builder sends the
 * files of handlers only with elements that need them: where nobody stands in for one, there is something on the page, or
 * will be, that we do not know.
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
/** Those of them that none of these selectors is about. */
export const newerWithout = (selectors: string[]): [name: string, selector: string][] =>
  NEWER_BEHAVIOURS.filter(([, , drivenBy]) => !selectors.some((one) => drivenBy.some((part) => one.includes(part)))).map(
    ([name, selector]) => [name, selector],
  )

/** The builder's link actions that need a script, by the beginning of their names. */
export const ACTIONS = ['popup', 'lightbox', 'off_canvas']

/** What becomes of a link action. */
export function judgeAction(name: string, drivers: Driver[]): Verdict {
  const [action = ''] = name.split(':')
  if (!ACTIONS.includes(action)) return 'left'
  return drivers.some((driver) => driver.action === action) ? 'driven' : 'missing'
}

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

/** What becomes of a builder's widget. `scripted` is what `scriptedWidgets` returns; `isDriven` is only asked about the builder's own. */
export function judgeWidget(el: Element, scripted: Record<string, string>, isDriven: (el: Element) => boolean): Verdict {
  const type = widgetType(el)
  const isKnown = Object.hasOwn(scripted, type)
  if (isKnown && el.matches(scripted[type] || '*')) return isDriven(el) ? 'driven' : 'missing'
  if (isKnown || PLAIN_WIDGETS.test(type)) return 'plain'
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

/** Whether one of ours is for widgets like this one. A behaviour that any element may have, such as sticky, does not make its widget work. */
export const isOfWidgets = (driver: Driver, el: Element): boolean => typesOf(driver).includes(widgetType(el))

/** Tells of an element whether one of these makes its widget work. */
export function drivenBy(drivers: Driver[]): (el: Element) => boolean {
  return (el) => drivers.some((driver) => isOfWidgets(driver, el) && el.matches(driver.match))
}

/** The names of those that drive a type. */
export const driversOf = (type: string, drivers: Driver[]): string[] => [
  ...new Set(drivers.filter((driver) => typesOf(driver).includes(type)).map(({ name }) => name)),
]
