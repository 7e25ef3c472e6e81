import { i18n, pageSettings } from '../../builder/page-config'
import { DOCUMENT_SETTINGS, MODAL_ID } from '../../builder/selectors'
import { detach, moveNode } from '../../dom/move'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriter } from '../../dom/writer'
import { choice, text } from '../../settings/fields'
import { rawSettings, readSettings } from '../../settings/read'
import { CloseLink } from '../../ui/close-button'
import { DIALOG_RESET } from '../../ui/dialog-reset'
import { translate } from '../../ui/translate'
import { renderDialog } from './render-dialog'

const fields = { classes: text(), close_button_position: choice(['', 'inside', 'outside'], '') }

/**
 * Shows the popup that is edited in its dialog, where the editor's own tools reach it: the live element, not a copy; no top layer, which would
 * cover the tools; no focus, no counting, and nothing that closes it (contract popups §16).
 */
export function start(host: HTMLElement): () => void {
  const stopStyles = adoptStylesheet(DIALOG_RESET)
  let remove = show(host)
  // The place of the close button is another markup.
  const observer = new MutationObserver(() => {
    remove()
    remove = show(host)
  })
  observer.observe(host, { attributeFilter: [DOCUMENT_SETTINGS] })
  return () => {
    observer.disconnect()
    remove()
    stopStyles()
  }
}

function show(host: HTMLElement): () => void {
  // The editor has the settings of what it edits among those of the page.
  const settings = readSettings(fields, { ...pageSettings(), ...rawSettings(host, DOCUMENT_SETTINGS) })
  const label = i18n('close', translate(['Close', 'Zamknij'], host))
  const { root, message, update, remove } = renderDialog({
    hasBuilderMarkup: true,
    dialog: {
      id: MODAL_ID + (host.dataset.elementorId ?? host.id),
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
  document.body.append(root)
  update({ isHidden: false, isAnimated: false, label: host.dataset.elementorTitle || document.title })
  root.open = true
  const moveBack = detach(host, () => moveNode(host, message, null))
  return () => {
    moveBack()
    writer.stop()
    remove()
    root.remove()
  }
}
