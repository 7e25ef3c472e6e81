import { pageBody, pageTitle } from '../base/document'
import { on } from '../base/events'
import { propertyOf } from '../base/property-of'
import { onMutation } from '../dom/observe'
import { adoptStylesheet } from '../dom/stylesheet'
import { createWriters } from '../dom/writers'
import { editedPageSettings } from '../page/edited-settings'
import { DOCUMENT_SETTINGS, MODAL_ID } from '../page/selectors'
import * as texts from '../page/texts/en'
import { translate } from '../page/texts/translate'
import { readSettings } from '../settings/read'
import { CloseLink } from '../ui/close-button'
import { DIALOG_RESET } from '../ui/dialog-reset'
import { dialogFields } from './dialog/dialog-fields'
import { readNaming } from './dialog/naming'
import { renderDialog } from './dialog/view'
import { writtenSettings } from './read-settings'
import type { Popup } from './registry'

const { classes, close_button_position } = dialogFields

/**
 * Shows the edited popup in its dialog, where the editor's tools reach it: the live element, not a copy; not in the top layer, which would
 * cover the tools; without focus, counting, opening or closing (contract popups §16). Updates when the settings attribute changes and when
 * the pointer enters, because the editor does not announce the settings it holds.
 */
export function showPreview(popup: Popup): () => void {
  const { id, host } = popup
  const readVariant = () => {
    // The editor's newer settings take precedence.
    const edited = readSettings(
      { classes, close_button_position },
      { ...writtenSettings({ host, isFromBuilder: true }), ...editedPageSettings() },
    )
    return {
      dialog: { id: MODAL_ID + id, className: `elementor-popup-modal${edited.classes && ` ${edited.classes}`}`, tabIndex: -1 },
      isCloseButtonOutside: edited.close_button_position === 'outside',
    }
  }
  const label = translate(texts.close)
  const variant: Parameters<typeof renderDialog>[0] = {
    ...readVariant(),
    hasBuilderMarkup: true,
    closeButton: (style) => (
      <CloseLink label={label} style={style} onClose={() => {}}>
        <i className="eicon-close" />
      </CloseLink>
    ),
  }
  const { root, message, update, remove } = renderDialog(variant)
  const follow = () => {
    Object.assign(variant, readVariant())
    update({})
  }
  const stopFollowing = onMutation(host, follow, { attributeFilter: [DOCUMENT_SETTINGS] })
  const stopListening = on(root, 'mouseenter', follow)
  const writers = createWriters()
  writers.set(host, { $display: 'block' })
  const stop = () => {
    popup.dialog = undefined
    stopFollowing()
    stopListening()
    host.remove()
    writers.stop()
    remove()
    stopStyles()
  }
  popup.dialog = { root, show: () => {}, hide: () => {}, isVisible: () => true, stop }
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
