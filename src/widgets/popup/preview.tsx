import { i18n, pageSettings } from '../../builder/page-config'
import { MODAL_ID } from '../../builder/selectors'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriter } from '../../dom/writer'
import type { Popup } from '../../popups/registry'
import { choice, text } from '../../settings/fields'
import { readSettings } from '../../settings/read'
import { CloseLink } from '../../ui/close-button'
import { DIALOG_RESET } from '../../ui/dialog-reset'
import { translate } from '../../ui/translate'
import { renderDialog } from './render-dialog'

const fields = { classes: text(), close_button_position: choice(['', 'inside', 'outside'], '') }

/**
 * Shows the popup that is edited in its dialog, where the editor's own tools reach it: the live element, not a copy; no top layer, which would
 * cover the tools; no focus, no counting, and nothing that opens or closes it (contract popups §16).
 */
export function showPreview(popup: Popup): () => void {
  const { id, host } = popup
  // The editor has the settings of what it edits among those of the page.
  const settings = readSettings(fields, { ...pageSettings(), ...popup.settings })
  const label = i18n('close', translate(['Close', 'Zamknij'], document.body))
  const { root, message, update, remove } = renderDialog({
    hasBuilderMarkup: true,
    dialog: {
      id: MODAL_ID + id,
      className: `elementor-popup-modal${settings.classes && ` ${settings.classes}`}`,
      tabIndex: -1,
    },
    isCloseButtonOutside: settings.close_button_position === 'outside',
    closeButton: (style) => (
      <CloseLink label={label} style={style} onClose={() => {}}>
        <i className="eicon-close" />
      </CloseLink>
    ),
  })
  const writer = createWriter(host)
  writer.set('$display', 'block')
  const stop = () => {
    popup.modal = undefined
    host.remove()
    writer.stop()
    remove()
    stopStyles()
  }
  popup.modal = { root, show: () => {}, hide: () => {}, isVisible: () => true, stop }
  const stopStyles = adoptStylesheet(DIALOG_RESET)
  update({ isHidden: false, isAnimated: false, label: host.dataset.elementorTitle || document.title })
  message.append(host)
  document.body.append(root)
  root.open = true
  return stop
}
