import { script } from '../../base/assets'
import { adoptStylesheet } from '../../dom/stylesheet'
import { lockScroll } from '../../overlays/scroll-lock'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { CloseButton } from '../../ui/close-button'
import type { Popup } from '../registry'
import type { DialogSettings } from './dialog-fields'
import { moveContentIn } from './move-content'
import { dialogsWith } from './open'
import { STYLES } from './styles'
import type { DialogVariant } from './variant'

/** Creates the dialog around a hand-written popup. Its styles (styles.ts) use data attributes for position and overlay. */
function createVariant(popup: Popup, settings: DialogSettings): DialogVariant {
  // Read once, because the content, which sets the language, moves while the popup is open.
  const closeLabel = translate(texts.close, popup.host)
  const { entrance_animation_duration: duration } = settings
  const removeStyles = adoptStylesheet(STYLES)
  return {
    hasBuilderMarkup: false,
    dialog: {
      className: 'skerry-popup',
      // Takes the focus if nothing inside can, but is not a tab stop.
      tabIndex: -1,
      'data-position': settings.position,
      'data-overlay': settings.overlay ? 'yes' : 'no',
    },
    motion: script?.dataset.motion,
    animationDuration: Number.isNaN(duration) ? undefined : `${duration}ms`,
    closeButton: (style) =>
      settings.close_button && (
        <CloseButton className="dialog-close-button" style={style} label={closeLabel} onClose={() => popup.hide('button')} />
      ),
    hasOverlay: () => settings.overlay,
    insertContent: (message) => moveContentIn(popup, message, () => popup.dialog?.stop()),
    lockScroll,
    stop: () => {
      removeStyles()
      popup.videos?.stop()
    },
  }
}

/** The lazy chunk of hand-written popups' dialogs. */
export const { open, runButton } = dialogsWith(createVariant)
