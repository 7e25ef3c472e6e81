import { elementById, pageBody, pageRoot } from '../../base/document'
import { addStylesheet } from '../../dom/stylesheet'
import { createWriters } from '../../dom/writers'
import { lockScroll } from '../../overlays/scroll-lock'
import { hasIconFont } from '../../page/icon-font'
import { features } from '../../page/page-config'
import { MODAL_ID } from '../../page/selectors'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import type { DialogSettings } from '../../popups/dialog/dialog-fields'
import type { DialogVariant } from '../../popups/dialog/variant'
import type { Popup } from '../../popups/registry'
import { CloseLink } from '../../ui/close-button'
import { DIALOG_RESET } from '../../ui/dialog-reset'
import { CLOSE_ICON_ID, CloseIcon } from './close-icon'
import { insertCopy } from './copy-content'
import { provideDialogRulesLate } from './dialog-rules'

type CloseIconKind = 'font' | 'svg' | 'svg with symbol'

/** The icon font, unless the site chose SVG or the page lacks the font; the SVG symbol must be on the page once. */
function chooseCloseIcon(): CloseIconKind {
  if (!features().e_font_icon_svg && hasIconFont()) return 'font'
  return elementById(CLOSE_ICON_ID) ? 'svg' : 'svg with symbol'
}

let isAdded = false

/** Resets the browser's styles of our dialogs, once per page. The stylesheet stays, because it matches only our dialogs. */
function adoptDialogReset(): void {
  if (!isAdded) addStylesheet(DIALOG_RESET)
  isAdded = true
}

/**
 * Locks scrolling with the builder's class. Sites' rule for it clips the body at the window's height, which is undone if the body is not
 * the scroller.
 */
function lockBody(): () => void {
  const writers = createWriters()
  const wouldCutPage = !/^(visible)?$/.test(getComputedStyle(pageRoot()).overflow) && !pageBody().scrollTop
  const unlock = lockScroll()
  writers.set(pageBody(), {
    '.dialog-prevent-scroll': true,
    ...(wouldCutPage && { '$max-height': 'none', '$overflow-x': 'visible', '$overflow-y': 'visible' }),
  })
  return () => {
    writers.stop()
    unlock()
  }
}

/** Creates the dialog of a builder's popup, in the markup that sites' stylesheets and scripts select (contract popups §8). */
export function createVariant(popup: Popup, { classes, close_button_position }: DialogSettings): DialogVariant {
  const closeLabel = translate(texts.close)
  const closeIcon = chooseCloseIcon()
  adoptDialogReset()
  provideDialogRulesLate()
  const writers = createWriters()
  return {
    hasBuilderMarkup: true,
    dialog: {
      id: MODAL_ID + popup.id,
      className: `elementor-popup-modal${classes && ` ${classes}`}`,
      // Takes the focus if nothing inside can.
      tabIndex: 0,
    },
    isCloseButtonOutside: close_button_position === 'outside',
    closeButton: (style) => (
      <CloseLink label={closeLabel} style={style} onClose={() => popup.hide('button')}>
        {closeIcon === 'font' ? <i className="eicon-close" /> : <CloseIcon withSymbol={closeIcon === 'svg with symbol'} />}
      </CloseLink>
    ),
    // The stylesheet decides whether there is an overlay (contract popups §1.9).
    hasOverlay: (root) => getComputedStyle(root).pointerEvents !== 'none',
    insertContent: (message) => insertCopy(popup.host, message),
    lockScroll: lockBody,
    // The builder never removes them; we do when the popup ends.
    addBodyClasses: () => {
      for (const name of ['dialog', 'dialog-lightbox']) writers.set(pageBody(), { [`.${name}-body`]: true, [`.${name}-container`]: true })
    },
    stop: writers.stop,
  }
}
