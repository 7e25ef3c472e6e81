import { asObject } from '../../base/values'
import { activeDevices } from '../../page/device'
import { flag, type Infer, responsive, seconds, text } from '../../settings/fields'
import { readSettings } from '../../settings/read'
import { readPart, reporter } from '../read-settings'
import type { Popup } from '../registry'

const POSITIONS = ['center', 'top', 'bottom', 'left', 'right', 'top left', 'top right', 'bottom left', 'bottom right']

/** The settings of a popup's dialog (contract popups §1.4). The code that evaluates triggers and timing reads those itself. */
export const dialogFields = {
  /**
   * Seconds until the close button appears.
   * @example 3
   */
  close_button_delay: seconds(),
  /**
   * Seconds after which the popup closes by itself; 0 leaves it open.
   * @example 20
   */
  close_automatically: seconds(),
  /** Keeps the page behind the popup from scrolling. */
  prevent_scroll: flag(),
  /** Keeps the popup open when visitors click or tap outside it. */
  prevent_close_on_background_click: flag(),
  /** Keeps the popup open when visitors press Escape. */
  prevent_close_on_esc_key: flag(),
  /** Moves the keyboard focus into the popup and keeps it there. A popup with an overlay always does. */
  a11y_navigation: flag(),
  /** Keeps the popup from opening by itself if the visitor has already seen another one on this page view. */
  avoid_multiple_popups: flag(),
  /**
   * The animation with which the popup opens, such as `fadeInUp` or `zoomIn`.
   * @example "fadeInUp"
   */
  entrance_animation: responsive(text()),
  /**
   * The animation with which the popup closes. It has the name of an entrance, which is played backwards.
   * @example "fadeInUp"
   */
  exit_animation: responsive(text()),
  // NaN if the server omitted it.
  /**
   * Seconds that each animation takes; 1.2 if it is not set.
   * @example 0.4
   */
  entrance_animation_duration: seconds(Number.NaN),
  /**
   * Classes to add to the popup’s dialog, separated by spaces.
   * @example "promo promo--dark"
   */
  classes: text(),
  /**
   * Puts the close button outside the popup’s box.
   * @example "outside"
   * @values `"outside"`
   * @only builder
   */
  close_button_position: text('', ['outside']),
  // The next three are for hand-written popups: the builder puts them in its stylesheet.
  /**
   * Dims the page behind the popup and keeps visitors from using it until the popup is closed.
   * @only by hand
   */
  overlay: flag(true),
  /**
   * Where in the window the popup appears.
   * @example "bottom right"
   * @type `center ${'top' | 'bottom' | 'left' | 'right'}` | `${'top' | 'bottom'} center` | `${'left' | 'right'} ${'center' | 'top' | 'bottom'}`
   * @only by hand
   */
  position: text('center', POSITIONS, /^(center (top|bottom|left|right)|(top|bottom) center|(left|right) (center|top|bottom))$/),
  /**
   * Adds a close button.
   * @only by hand
   */
  close_button: flag(true),
}
export type DialogSettings = Infer<typeof dialogFields> & {
  /** Showings are counted when they end; this switch is among the rules, or in `data-popup-limit`. */
  countsAtEnd: boolean
}

/** Reads how the dialog looks, opens and closes. */
export const readDialog = (popup: Popup): DialogSettings =>
  readPart(popup, 'dialog', (raw) => ({
    ...readSettings(dialogFields, raw, reporter(popup), activeDevices()),
    // The limit is one of the rules, whose code is in another chunk. Any value counts here, while the rule reads only `close`: the builder
    // counts twice (contract popups §4.7).
    countsAtEnd: Boolean(asObject(raw.timing).times_count) || /closed/i.test(popup.host.getAttribute('data-popup-limit') ?? ''),
  }))
