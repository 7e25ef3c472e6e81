import { pageBody, pageTitle } from '../../base/document'
import { on } from '../../base/events'
import { propertyOf } from '../../base/property-of'
import { onMutation } from '../../dom/observe'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriter } from '../../dom/writer'
import { editedPageSettings } from '../../page/edited-settings'
import { DOCUMENT_SETTINGS, MODAL_ID } from '../../page/selectors'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import type { Popup } from '../../popups/registry'
import { CloseLink } from '../../ui/close-button'
import { DIALOG_RESET } from '../../ui/dialog-reset'
import { readEditedLook } from './dialog-settings'
import { readNaming } from './naming'
import { renderDialog } from './render-dialog'

/**
 * Shows the edited popup in its dialog, where the editor's tools reach it: the live element, not a copy; not in the top layer, which would
 * cover the tools; without focus, counting, opening or closing (contract popups §16). Updates when the settings attribute changes and when
 * the pointer enters, because the editor does not announce the settings it holds.
 */
export function showPreview(popup: Popup): () => void {
  const { id, host } = popup
  const lookOf = () => {
    const { classes, close_button_position: position } = readEditedLook(host, editedPageSettings())
    return {
      dialog: { id: MODAL_ID + id, className: `elementor-popup-modal${classes && ` ${classes}`}`, tabIndex: -1 },
      isCloseButtonOutside: position === 'outside',
    }
  }
  const label = translate(texts.close)
  const shell: Parameters<typeof renderDialog>[0] = {
    ...lookOf(),
    hasBuilderMarkup: true,
    closeButton: (style) => (
      <CloseLink label={label} style={style} onClose={() => {}}>
        <i className="eicon-close" />
      </CloseLink>
    ),
  }
  const { root, message, update, remove } = renderDialog(shell)
  const follow = () => {
    Object.assign(shell, lookOf())
    update({})
  }
  const stopFollowing = onMutation(host, follow, { attributeFilter: [DOCUMENT_SETTINGS] })
  const stopListening = on(root, 'mouseenter', follow)
  const writer = createWriter(host)
  writer.set('$display', 'block')
  const stop = () => {
    popup.modal = undefined
    stopFollowing()
    stopListening()
    host.remove()
    writer.stop()
    remove()
    stopStyles()
  }
  popup.modal = { root, show: () => {}, hide: () => {}, isVisible: () => true, stop }
  const stopStyles = adoptStylesheet(DIALOG_RESET)
  update({
    isHidden: false,
    isAnimated: false,
    naming: { ...readNaming(host, message), 'aria-label': propertyOf(host, 'dataset').elementorTitle || pageTitle() },
  })
  message.append(host)
  pageBody().append(root)
  root.open = true
  return stop
}
