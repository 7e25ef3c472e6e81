/**
 * Selectors and attribute names of both vocabularies, the page builder's and the hand-written one.
 */

/** Attribute that carries an element's settings as JSON. */
export const SETTINGS = 'data-settings'
/** Attribute that carries a builder document's settings (popups). */
export const DOCUMENT_SETTINGS = 'data-elementor-settings'

/** A builder element or document: where the builder's own runtime, when it is alive, must be left alone. */
export const BUILDER_MARKUP = '[data-element_type],[data-elementor-type],.site-header'

/** Builder documents and the elements in them (contract core §3.1). */
export const DOCUMENT = '.elementor'
export const ELEMENT = '.elementor-element'

export const widgetOf = /* @__NO_SIDE_EFFECTS__ */ (name: string): string => `[data-widget_type^="${name}."]`
export const handWritten = /* @__NO_SIDE_EFFECTS__ */ (name: string): string => `[data-widget="${name}"]`
/** Widgets that have the same name in both vocabularies. */
const inBoth = /* @__NO_SIDE_EFFECTS__ */ (name: string): string => `${widgetOf(name)},${handWritten(name)}`
/** Elements with a setting of that name. The selector has no colon, because people write spaces in JSON. */
export const setting = /* @__NO_SIDE_EFFECTS__ */ (name: string): string => `[${SETTINGS}*='"${name}"']`

/** What shows a slideshow's first picture until the slideshow itself takes its place (widgets/background). */
export const FIRST_PICTURE = 'skerry-first'

/** Popups as the server sent or a person wrote them, without the copy inside an open dialog. */
export const POPUP = '[data-elementor-type="popup"]:not(.dialog-message *)'
export const POPUP_BY_HAND = '[data-widget="popup"]'
/** Around the content of an open popup, the builder's or a hand-written one. */
export const MODAL = '.elementor-popup-modal,.skerry-popup'
/** A modal's id is this and the popup's id: stylesheets of sites select it. */
export const MODAL_ID = 'elementor-popup-modal-'

export const POPUP_BUTTON = '[data-popup-close],[data-popup-open],[data-popup-toggle]'
/** What opens popups by its own attributes, and has a role that may carry `aria-expanded`. */
export const POPUP_OPENER = ':is(a,button):is([data-popup-open],[data-popup-toggle],[href*="popup%3Aopen"],[href*="popup:open"])'
/** Marks the form, link or button of a popup whose use is the popup's purpose (a conversion). */
export const POPUP_CONVERT = 'data-popup-convert'

/** Link actions, in both encodings of the `#` (contract core §16.4). */
export const ACTION_LINK = 'a[href^="#elementor-action"],a[href^="%23elementor-action"]'
export const ACTION_HASH = 'data-e-action-hash'

/** What in-page links scroll to smoothly: the builder's elements and menu anchors, hand-written anchors (contract core §14.1). */
export const ANCHOR_BY_HAND = '[data-widget="anchor"]'
export const ANCHOR_TARGET = `${ELEMENT},.elementor-menu-anchor,${ANCHOR_BY_HAND}`
export const ADMIN_BAR = '#wpadminbar'

/** The builder's stylesheet hides what has this class until a script reveals it. */
export const INVISIBLE = 'elementor-invisible'
/**
 * Elements with an entrance animation, perhaps on some devices only, and those that are hidden for one whose settings cannot be read. The
 * quotation mark leaves out other settings: every menu of the builder has a `toggle_icon_hover_animation`.
 */
export const ANIMATED = `.${INVISIBLE},[${SETTINGS}*='"animation'],[${SETTINGS}*='"_animation']`
export const LAZY_BACKGROUND = '.e-con.e-parent:not(.e-lazyloaded)'
export const LAZY_LOADED = 'e-lazyloaded'
/** Older builders mark what they hold back; the value may name parts of it. */
export const MARKED_LAZY_BACKGROUND = '[data-e-bg-lazyload]'

export const STICKY = 'elementor-sticky'
export const STICKY_ACTIVE = 'elementor-sticky--active'
export const STICKY_EFFECTS = 'elementor-sticky--effects'
export const STICKY_SPACER = 'elementor-sticky__spacer'
/** Our own event: for a moment a stuck element is back in its own place in the flow, where others can measure themselves. */
export const STICKY_FREED_EVENT = 'skerry:sticky:freed'
/** Our own events on a list of posts: its content is about to change (who has changed it puts it back), and has changed. */
export const LOOP_CHANGES_EVENT = 'skerry:loop:changes'
export const LOOP_UPDATED_EVENT = 'skerry:loop:updated'
export const HANDLES_INSIDE = 'elementor-section--handles-inside'

/** Menus of the builder, of its companion theme's header, and hand-written ones. Their parts differ by name only (contract menus §§1.1, 2.1). */
export const THEME_HEADER = '.site-header'
/** The theme's stylesheet alone shows its submenus, on hover and focus. */
const THEME_NAVIGATION = '.site-navigation'
export const THEME_SUBMENU = '.site-navigation li>ul'
export const MENU_TOGGLE = '.elementor-menu-toggle,.site-navigation-toggle,[data-menu-toggle]'
export const MENU_PANEL = 'nav.elementor-nav-menu--dropdown,.site-navigation-dropdown,[data-menu-list]'
export const MENU_SUBMENU = ':is(.elementor-nav-menu,.site-navigation-dropdown,[data-widget=menu]) li>ul'
export const MENU_ACTIVE = 'elementor-active'
export const MENU_SUB_BUTTON = 'skerry-menu-sub'
/** Lists whose in-page links follow the scroll position. Not with `:has()`: where a browser does not know it, the whole union of our selectors would be invalid. */
export const MENU_ANCHORS = '.elementor-nav-menu--main,.e-n-menu-heading,[data-widget="menu"]'
/** The parents that a sticky element may be kept inside of, and the containers that have no such parent (contract menus §6.2). */
export const STICKY_PARENT = '.e-con,.e-con-inner,.elementor-widget-wrap'
export const TOP_CONTAINER = '.e-con.e-parent'
export const STRETCHED = '.elementor-section-stretched'

/** The builder's share buttons, which are buttons by their role alone. */
export const SHARE_BUTTON = '.elementor-share-btn'
/** Carries the lightbox's options on what is not a link: the overlay of a video (contract media §1.3). */
export const LIGHTBOX_OPTIONS = 'data-elementor-lightbox'
/** What may open the lightbox; whether it does is decided at the click (contract media §1.1). */
export const LIGHTBOX = `:is([data-lightbox],[data-elementor-open-lightbox],[${LIGHTBOX_OPTIONS}],a[href*=".png" i],a[href*=".jp" i],a[href*=".gif" i],a[href*=".svg" i],a[href*=".webp" i],a[href*=".avif" i]):not([download],[data-lightbox=off],[data-elementor-open-lightbox=no])`
/** Carousels (contract media §3, contract loops §§4, 9, 10). */
export const SLIDERS = ['image-carousel', 'media-carousel', 'testimonial-carousel', 'nested-carousel', 'loop-carousel', 'reviews', 'slides']

/** The mega menu (contract menus §3.1). */
export const MEGA_MENU = '.e-n-menu'
export const MEGA_TOGGLE = '.e-n-menu-toggle'
export const MEGA_WRAPPER = '.e-n-menu-wrapper'
export const MEGA_HEADING = '.e-n-menu-heading'
export const MEGA_CONTENT = '.e-n-menu-content'
export const MEGA_ICON = '.e-n-menu-dropdown-icon'
export const MEGA_FOCUS = '.e-focus'
export const WITH_MOTION = `[${SETTINGS}*="motion_fx_motion_fx_"]`
export const MOTION = 'elementor-motion-effects-element'
export const MOTION_PERSPECTIVE = 'elementor-motion-effects-perspective'
export const PAGE_TRANSITION = 'e-page-transition'

/** Galleries (contract loops §7): the container of the items, an item, its picture. Hand-written ones may have a container of their own. */
export const HAND_WRITTEN_GALLERY = /* @__PURE__ */ handWritten('gallery')
export const GALLERY_BOX = '.elementor-gallery__container,[data-gallery-items]'
export const GALLERY_ITEM = '.e-gallery-item'
export const GALLERY_PICTURE = '.e-gallery-image'
export const GALLERY_OVERLAY = '.elementor-gallery-item__overlay'
export const GALLERY_CONTENT = '.elementor-gallery-item__content'
export const GALLERY_FILTER = '.elementor-gallery-title,[data-gallery-filter]'
export const GALLERY_FILTERS = '.elementor-gallery__titles-container'
/** The attributes of a gallery's picture that filters read, and that group its lightbox: the builder's and the hand-written one. */
export const GALLERY_TAGS = ['data-e-gallery-tags', 'data-tags'] as const
export const GALLERY_GROUP = ['data-elementor-lightbox-slideshow', 'data-lightbox'] as const

/** Videos behind an element, and the video widget (contract core §10.1, contract media §4.1). */
export const BACKGROUND_VIDEO = 'elementor-background-video'
export const HAND_BACKGROUND_VIDEO = 'skerry-background-video'
export const VIDEO_OVERLAY = '.elementor-custom-embed-image-overlay'
export const VIDEO_PLAY = '.elementor-custom-embed-play'
export const VIDEO_WRAPPER = '.elementor-wrapper'
export const VIDEO_PLAYER = 'elementor-video'

export const BACKGROUND_SLIDESHOW = /* @__PURE__ */ setting('background_slideshow_gallery')
export const BACKGROUND_VIDEO_LINK = /* @__PURE__ */ setting('background_video_link')
export const GALLERY = /* @__PURE__ */ inBoth('gallery')
export const VIDEO = /* @__PURE__ */ inBoth('video')
export const MEGA_MENU_WIDGET = /* @__PURE__ */ widgetOf('mega-menu')
export const THEME_MENU = `${THEME_HEADER} ${THEME_NAVIGATION}`

/** Vector animations, the CMS's audio players and video playlists (contract loops §§18, 19, contract media §14). */
export const LOTTIE = /* @__PURE__ */ inBoth('lottie')
export const AUDIO = '[data-widget_type^="wp-widget-media_audio."]'
export const PLAYLIST = /* @__PURE__ */ [widgetOf('video-playlist'), handWritten('playlist')].join()

/** Tabs, accordions and toggles (contract media §§5, 6, 7, 8, 9), and the titles of the classic ones, which are no buttons of the browser's. */
export const TABS = /* @__PURE__ */ [inBoth('tabs'), widgetOf('nested-tabs')].join()
export const ACCORDIONS = /* @__PURE__ */ [inBoth('accordion'), widgetOf('nested-accordion'), widgetOf('toggle')].join()
export const CLASSIC_TITLE = '.elementor-tab-title'

/** Forms, the older subscribe widget, and hand-written forms; search forms (contract loops §§13, 16). */
export const FORM = /* @__PURE__ */ [inBoth('form'), widgetOf('subscribe')].join()
export const SEARCH = /* @__PURE__ */ [widgetOf('search-form'), handWritten('search')].join()
/** The builder's newer search field. One that shows results while the visitor types asks a server that nobody but the builder knows. */
export const NEWER_SEARCH = /* @__PURE__ */ [widgetOf('search'), ':not(', setting('live_results'), ')'].join('')

/** Lists of posts, and the buttons that filter them (contract loops §§1, 3, 5). */
export const LIST = /* @__PURE__ */ [inBoth('posts'), widgetOf('loop-grid'), widgetOf('archive-posts')].join()
export const FILTER = /* @__PURE__ */ inBoth('taxonomy-filter')
/** What of these has rows and pictures to be kept in place, and portfolios (contract loops §§5, 6). */
export const GRID = /* @__PURE__ */ ['posts', 'archive-posts', 'loop-grid', 'portfolio'].map(widgetOf).join()

/** Lists of headings and how much has been read (contract loops §§14, 17). */
export const TABLE_OF_CONTENTS = /* @__PURE__ */ inBoth('table-of-contents')
export const PROGRESS_TRACKER = /* @__PURE__ */ inBoth('progress-tracker')
/** Panels that slide in, points on a picture, and what shows more on hover (contract loops §§15, 20). */
export const OFF_CANVAS = /* @__PURE__ */ inBoth('off-canvas')
export const HOTSPOT = /* @__PURE__ */ widgetOf('hotspot')
export const FLIP_BOX = /* @__PURE__ */ [inBoth('flip-box'), widgetOf('call-to-action')].join()
/** What other sites or the page's own scripts show (contract loops §20). */
export const FACEBOOK = '[data-widget_type^=facebook-]'
export const PAYMENT = /* @__PURE__ */ [widgetOf('paypal-button'), handWritten('payment')].join()
export const STRIPE_BUTTON = /* @__PURE__ */ widgetOf('stripe-button')
export const CODE = /* @__PURE__ */ widgetOf('code-highlight')
/** What stands at an edge of the window: a button that opens ways to reach somebody, a bar. The names have the number of a variant at their end. */
export const CONTACT_BUTTONS = '[data-widget_type^=contact-buttons],[data-widget=contact-buttons]'
export const FLOATING_BAR = '[data-widget_type^=floating-bars],[data-widget=floating-bar]'
/** The shop's cart in a header. */
export const MENU_CART = /* @__PURE__ */ widgetOf('woocommerce-menu-cart')
/** Counters, progress bars and countdowns (contract media §§10, 11, contract loops §12), headlines (contract loops §11), alerts (contract media §12). */
export const COUNTER = /* @__PURE__ */ inBoth('counter')
export const PROGRESS = /* @__PURE__ */ inBoth('progress')
export const COUNTDOWN = /* @__PURE__ */ inBoth('countdown')
export const HEADLINE = /* @__PURE__ */ inBoth('animated-headline')
export const ALERT = /* @__PURE__ */ inBoth('alert')
/** Large first letters, a setting of text editors, and texts along a curve (contract media §§13, 15). */
export const DROP_CAP = /* @__PURE__ */ setting('drop_cap')
export const TEXT_PATH = /* @__PURE__ */ widgetOf('text-path')

/** Buttons by their role alone, which the browser gives no keys. */
export const ROLE_BUTTON = `${SHARE_BUTTON},${VIDEO_PLAY}`

/**
 * Widgets that few pages have, in either vocabulary: their names, or how the names of several begin (`video`, `video-playlist`; `ta` of tabs,
 * tables of contents and taxonomy filters; `fl` of flip boxes and floating bars; `co` of counters, countdowns, program code and contact buttons). A widget of somebody else's whose
 * name begins so loads the declarations in vain, and nothing more.
 */
const RARE_NAMES =
  'accordion alert animated archive call co facebook fl form gallery hotspot loop-grid lottie mega nested-accordion nested-tabs ' +
  'off pay playlist portfolio posts progress search stripe subscribe ta text-path toggle video woocommerce wp-widget'

/** The document that is edited, in the editor's frame of the page (contract core §22). */
export const EDITED_DOCUMENT = '.elementor-edit-mode'

/** Where widgets are that few pages have (widgets/rare-widgets.ts): one of these on a page loads their declarations. */
export const RARE_WIDGETS = /* @__PURE__ */ [
  ...RARE_NAMES.split(' ').map((name) => `[data-widget_type^=${name}],[data-widget^=${name}]`),
  BACKGROUND_SLIDESHOW,
  BACKGROUND_VIDEO_LINK,
  STRETCHED,
  DROP_CAP,
  PAGE_TRANSITION,
  WITH_MOTION,
  THEME_MENU,
  MARKED_LAZY_BACKGROUND,
  EDITED_DOCUMENT,
].join()

/** The type and skin of a builder's widget: `nav-menu.default`. */
export const WIDGET_TYPE = 'data-widget_type'
