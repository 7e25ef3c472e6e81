import { i18n } from '../../builder/page-config'
import { lockScroll } from '../../dom/scroll-lock'
import type { Popup } from '../../popups/registry'
import { displayNone, type PopupShell, renderShell, type ShellProps } from '../../popups/shell'
import { translate } from '../../ui/translate'
import { moveContentIn } from './content'
import type { PopupSettings } from './dialog-settings'

interface CloseButtonProps {
  label: string
  isHidden: boolean
  onClick: () => void
}
const CloseButton = ({ label, isHidden, onClick }: CloseButtonProps) => (
  <button type="button" className="dialog-close-button" style={displayNone(isHidden)} aria-label={label} onClick={onClick} />
)

/**
 * The role is written out, although a dialog has it, because selectors of sites and tools look for it. The dialog takes the focus when
 * nothing in it can, but is not a stop of the Tab key.
 */
const ROOT = { role: 'dialog', tabIndex: -1 }

interface PopupDialogProps extends ShellProps {
  settings: PopupSettings
  closeLabel: string
  /** A CSS time; the stylesheet's own duration when it is not set. */
  animationDuration: string | undefined
  onClose: () => void
}
/** Styled by skerry.css, which knows position and overlay by the data attributes. */
function PopupDialog({ settings, closeLabel, animationDuration, onClose, ...shell }: PopupDialogProps) {
  return (
    <dialog
      ref={shell.root}
      className="skerry-popup"
      style={displayNone(shell.isHidden)}
      {...ROOT}
      aria-modal={shell.isModal}
      aria-label={shell.label}
      data-position={settings.position}
      data-overlay={settings.overlay ? 'yes' : 'no'}
    >
      <div
        ref={shell.box}
        className="dialog-widget-content animated"
        style={{ animationDuration, animationName: shell.isAnimated ? undefined : 'none' }}
      >
        {settings.close_button && <CloseButton label={closeLabel} isHidden={shell.isCloseButtonHidden} onClick={onClose} />}
        <div ref={shell.message} className="dialog-message" />
      </div>
    </dialog>
  )
}

/** The dialog around a hand-written popup, hidden and not in the page yet. */
export function createShell(popup: Popup, settings: PopupSettings): PopupShell {
  const options = {
    settings,
    // Read once, because the content, whose language this is, stands elsewhere in the page while the popup is open.
    closeLabel: i18n('close', translate(['Close', 'Zamknij'], popup.host)),
    animationDuration: popup.settings.entrance_animation_duration ? `${settings.entrance_animation_duration}ms` : undefined,
    onClose: () => popup.hide('button'),
  }
  const { remove, ...shell } = renderShell((props) => <PopupDialog {...props} {...options} />)
  const playerRestores = new Set<() => void>()
  return {
    ...shell,
    hasOverlay: () => settings.overlay,
    insertContent: () => moveContentIn(popup.host, shell.message, playerRestores),
    lockScroll,
    remove: () => {
      for (const restorePlayer of playerRestores) restorePlayer()
      remove()
    },
  }
}
