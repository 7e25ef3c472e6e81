import { createRoot } from 'react-dom/client'
import { config } from '../../builder/config'
import { lockScroll } from '../../dom/scroll-lock'
import type { Popup, Shell } from '../../popups/registry'
import { moveContentIn } from './content'
import type { PopupSettings } from './dialog-settings'

interface Props {
  popup: Popup
  settings: PopupSettings
}
/**
 * Its looks are in skerry.css, which knows position and overlay by these attributes. The role is spelled out for selectors of sites and
 * tools; it takes the focus when nothing in it can, and is no stop of the Tab key.
 */
const Window = ({ popup, settings }: Props) => (
  <dialog
    className="skerry-popup"
    {...{ role: 'dialog', tabIndex: -1 }}
    data-position={settings.position}
    data-overlay={settings.overlay ? 'yes' : 'no'}
  >
    <div className="dialog-widget-content animated">
      {settings.close_button && (
        <button
          type="button"
          className="dialog-close-button"
          aria-label={config().i18n('close', popup.host.matches(':lang(pl)') ? 'Zamknij' : 'Close')}
          onClick={() => popup.hide('button')}
        />
      )}
      <div className="dialog-message" />
    </div>
  </dialog>
)

/** The dialog around a hand-written popup; not in the page yet. */
export function makeShell(popup: Popup, settings: PopupSettings): Shell {
  const holder = document.createElement('div')
  const react = createRoot(holder)
  react.render(<Window popup={popup} settings={settings} />)
  const root = holder.firstElementChild as HTMLDialogElement
  const box = root.firstElementChild as HTMLElement
  const message = box.lastElementChild as HTMLElement
  const silenced = new Set<() => void>()
  if (popup.settings.entrance_animation_duration) box.style.animationDuration = `${settings.entrance_animation_duration}ms`
  return {
    root,
    box,
    message,
    button: box.querySelector('button'),
    fill: () => moveContentIn(popup.host, message, silenced),
    lock: lockScroll,
    hasOverlay: () => settings.overlay,
    stop: () => {
      for (const wake of silenced) wake()
      react.unmount()
      root.remove()
    },
  }
}
