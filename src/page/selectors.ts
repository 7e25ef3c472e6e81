/**
 * Selectors and attribute names, the builder's and hand-written ones, that several folders use. Those of a single widget are in its folder.
 */

/** An element's settings as JSON. */
export const SETTINGS = 'data-settings'
/** A builder document's settings (popups). */
export const DOCUMENT_SETTINGS = 'data-elementor-settings'

/** Builder elements and documents, to be left alone while the builder's own runtime is running. */
export const BUILDER_MARKUP =
  '[data-element_type],[data-elementor-type],[data-e-type],[data-action-link],[id="elementor-interactions-data"],.site-header'

/** Builder documents and the elements in them (contract core §3.1). */
export const DOCUMENT = '.elementor'
export const ELEMENT = '.elementor-element'

/** The builder's widgets by type, in any skin; `name*` matches all types that start so. */
export const widgetOf = /* @__NO_SIDE_EFFECTS__ */ (type: string): string => `[data-widget_type^="${type}."]`.replace('*.', '')
export const handWritten = /* @__NO_SIDE_EFFECTS__ */ (name: string): string => `[data-widget="${name}"]`
/** Elements with this setting. Without a colon, because people write spaces in JSON. */
export const setting = /* @__NO_SIDE_EFFECTS__ */ (name: string): string => `[${SETTINGS}*='"${name}"']`

/** Popups as served or hand-written, without the copy in an open dialog. */
export const POPUP = '[data-elementor-type="popup"]:not(.dialog-message *)'
export const POPUP_BY_HAND = '[data-widget="popup"]'
/** The dialog of an open popup, the builder's or hand-written. */
export const MODAL = '.elementor-popup-modal,.skerry-popup'
/** A modal's id is this plus the popup's id: site stylesheets select it. */
export const MODAL_ID = 'elementor-popup-modal-'

/** A form of atomic elements, which has neither a method nor an action (contract newer §3.1). */
export const ATOMIC_FORM = 'form[data-e-type="e-form"]'

/** Link actions, in both encodings of the `#` (contract core §16.4). */
export const ACTION_LINK = ':is(a,area):is([href^="#elementor-action"],[href^="%23elementor-action"])'
export const ACTION_HASH = 'data-e-action-hash'

/** Targets of smooth in-page links: the builder's elements and menu anchors, hand-written anchors (contract core §14.1). */
export const ANCHOR_BY_HAND = '[data-widget="anchor"]'
export const ANCHOR_TARGET = `${ELEMENT},.elementor-menu-anchor,${ANCHOR_BY_HAND}`
export const ADMIN_BAR = '#wpadminbar'
/** A bar at the window's top: a newer builder's by its own classes (contract newer §10), or a hand-written one. Our event on it: its height has changed. */
export const TOP_BAR = '.is-sticky.has-vertical-position-top,[data-widget="floating-bar"][data-position="top"]'
export const TOP_BAR_EVENT = 'skerry:bar'

/** The builder's stylesheet hides this class until a script reveals it. */
export const INVISIBLE = 'elementor-invisible'

export const STICKY = 'elementor-sticky'
export const STICKY_ACTIVE = 'elementor-sticky--active'
/** Our event: a stuck element is briefly back in its own place, where others can measure themselves. */
export const STICKY_FREED_EVENT = 'skerry:sticky:freed'
/** Our events on a list of posts: its content is about to change (undo your changes), and has changed. */
export const LOOP_CHANGES_EVENT = 'skerry:loop:changes'
export const LOOP_UPDATED_EVENT = 'skerry:loop:updated'
export const HANDLES_INSIDE = 'elementor-section--handles-inside'

/** The titles of classic tabs, accordions and toggles, which are not native buttons (contract media §§5, 6, 7). */
export const CLASSIC_TITLE = '.elementor-tab-title'
/** Marks the current item of menus and filters. */
export const MENU_ACTIVE = 'elementor-active'

/** The builder's share buttons, which are buttons by role only. */
export const SHARE_BUTTON = '.elementor-share-btn'

/** A video's play button (contract media §4.1). */
export const VIDEO_PLAY = '.elementor-custom-embed-play'

/** The edited document, in the editor's frame (contract core §22). */
export const EDITED_DOCUMENT = '.elementor-edit-mode'

/** The type and skin of a builder's widget: `nav-menu.default`. */
export const WIDGET_TYPE = 'data-widget_type'
/** Marks the form, link or button that is the popup's goal (a conversion). */
export const POPUP_CONVERT = 'data-popup-convert'
