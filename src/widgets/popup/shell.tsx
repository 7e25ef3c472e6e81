import { script } from '../../base/assets'
import { adoptStylesheet } from '../../dom/stylesheet'
import { lockScroll } from '../../overlays/scroll-lock'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import type { Popup } from '../../popups/registry'
import type { PopupShell } from '../../popups/shell'
import { CloseButton } from '../../ui/close-button'
import { moveContentIn } from './content'
import type { DialogSettings } from './dialog-settings'
import { LOOK } from './look'

/** Creates a popup's dialog: ours, or the one that existing sites' stylesheets and scripts know (src/compat). */
export type CreateShell = (popup: Popup, settings: DialogSettings) => PopupShell

/** Creates the dialog around a hand-written popup. Its look (look.ts) uses data attributes for position and overlay. */
export function createShell(popup: Popup, settings: DialogSettings): PopupShell {
  // Read once, because the content, which sets the language, moves while the popup is open.
  const closeLabel = translate(texts.close, popup.host)
  const { entrance_animation_duration: duration } = settings
  const dropLook = adoptStylesheet(LOOK)
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
    insertContent: (message) => moveContentIn(popup, message, () => popup.modal?.stop()),
    lockScroll,
    stop: () => {
      dropLook()
      popup.films?.stop()
    },
  }
}
