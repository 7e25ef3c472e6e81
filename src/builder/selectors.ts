/**
 * Selectors and attribute names of both vocabularies, the page builder's and the hand-written one, that several folders use. What one widget
 * alone asks for stands in its own folder.
 */

/** Attribute that carries an element's settings as JSON. */
export const SETTINGS = 'data-settings'
/** Attribute that carries a builder document's settings (popups). */
export const DOCUMENT_SETTINGS = 'data-elementor-settings'

/** A builder element or document: where the builder's own runtime, when it is alive, must be left alone. */
export const BUILDER_MARKUP =
  '[data-element_type],[data-elementor-type],[data-e-type],[data-action-link],[id="elementor-interactions-data"],.site-header'

/** Builder documents and the elements in them (contract core §3.1). */
export const DOCUMENT = '.elementor'
export const ELEMENT = '.elementor-element'

/** Widgets of the builder's by type, in any skin; `name*` stands for all types that begin so. */
export const widgetOf = /* @__NO_SIDE_EFFECTS__ */ (type: string): string => `[data-widget_type^="${type}."]`.replace('*.', '')
export const handWritten = /* @__NO_SIDE_EFFECTS__ */ (name: string): string => `[data-widget="${name}"]`
/** Elements with a setting of that name. The selector has no colon, because people write spaces in JSON. */
export const setting = /* @__NO_SIDE_EFFECTS__ */ (name: string): string => `[${SETTINGS}*='"${name}"']`

/** Popups as the server sent or a person wrote them, without the copy inside an open dialog. */
export const POPUP = '[data-elementor-type="popup"]:not(.dialog-message *)'
export const POPUP_BY_HAND = '[data-widget="popup"]'
/** Around the content of an open popup, the builder's or a hand-written one. */
export const MODAL = '.elementor-popup-modal,.skerry-popup'
/** A modal's id is this and the popup's id: stylesheets of sites select it. */
export const MODAL_ID = 'elementor-popup-modal-'

/** Marks the form, link or button of a popup whose use is the popup's purpose (a conversion). */
export const POPUP_CONVERT = 'data-popup-convert'

/** A form of the builder's atomic elements, which has neither a method nor an address (contract newer §3.1). */
export const ATOMIC_FORM = 'form[data-e-type="e-form"]'

/** Link actions, in both encodings of the `#` (contract core §16.4). */
export const ACTION_LINK = 'a[href^="#elementor-action"],a[href^="%23elementor-action"]'
export const ACTION_HASH = 'data-e-action-hash'

/** What in-page links scroll to smoothly: the builder's elements and menu anchors, hand-written anchors (contract core §14.1). */
export const ANCHOR_BY_HAND = '[data-widget="anchor"]'
export const ANCHOR_TARGET = `${ELEMENT},.elementor-menu-anchor,${ANCHOR_BY_HAND}`
export const ADMIN_BAR = '#wpadminbar'
/** A newer builder's bar that is fixed at the top of the window, by the classes that it alone has (contract newer §10), and our own event on it: the room that it takes has changed. */
export const TOP_BAR = '.is-sticky.has-vertical-position-top'
export const TOP_BAR_EVENT = 'skerry:bar'

/** The builder's stylesheet hides what has this class until a script reveals it. */
export const INVISIBLE = 'elementor-invisible'

export const STICKY = 'elementor-sticky'
export const STICKY_ACTIVE = 'elementor-sticky--active'
/** Our own event: for a moment a stuck element is back in its own place in the flow, where others can measure themselves. */
export const STICKY_FREED_EVENT = 'skerry:sticky:freed'
/** Our own events on a list of posts: its content is about to change (who has changed it puts it back), and has changed. */
export const LOOP_CHANGES_EVENT = 'skerry:loop:changes'
export const LOOP_UPDATED_EVENT = 'skerry:loop:updated'
export const HANDLES_INSIDE = 'elementor-section--handles-inside'

/** The header of the builder's companion theme, whose menu is like the builder's (contract menus §2.1). */
export const THEME_HEADER = '.site-header'
/** The titles of classic tabs, accordions and toggles, which are no buttons of the browser's (contract media §§5, 6, 7). */
export const CLASSIC_TITLE = '.elementor-tab-title'
/** Marks the current one of menus and of filters. */
export const MENU_ACTIVE = 'elementor-active'

/** The builder's share buttons, which are buttons by their role alone. */
export const SHARE_BUTTON = '.elementor-share-btn'
/** Carries the lightbox's options on what is not a link: the overlay of a video (contract media §1.3). */
export const LIGHTBOX_OPTIONS = 'data-elementor-lightbox'

/** The play button of a video (contract media §4.1). */
export const VIDEO_PLAY = '.elementor-custom-embed-play'

/** Buttons by their role alone, which the browser gives no keys. */
export const ROLE_BUTTON = `${SHARE_BUTTON},${VIDEO_PLAY},[role=button]:is([data-popup-open],[data-popup-toggle],[data-popup-close],[data-off-canvas-open],[data-off-canvas-toggle],[data-off-canvas-close]):not(button)`

/** The document that is edited, in the editor's frame of the page (contract core §22). */
export const EDITED_DOCUMENT = '.elementor-edit-mode'

/** The type and skin of a builder's widget: `nav-menu.default`. */
export const WIDGET_TYPE = 'data-widget_type'
