import { features, i18n } from '../../builder/page-config'
import { MODAL_ID } from '../../builder/selectors'
import { lockScroll } from '../../dom/scroll-lock'
import { createWriter } from '../../dom/writer'
import type { Popup } from '../../popups/registry'
import { displayNone, type PopupShell, renderShell, type ShellProps } from '../../popups/shell'
import { translate } from '../../ui/translate'
import { CLOSE_ICON_ID, CloseIcon } from './close-icon'
import { insertCopy } from './content'
import { adoptDialogReset } from './stylesheet'

/** The class of a part of the dialog, in both of the builder's spellings. */
const part = (name: string) => `dialog-${name} dialog-lightbox-${name}`

type CloseIconKind = 'font' | 'svg' | 'svg with symbol'

/** The site chooses between the icon font and inline SVG; the SVG symbol has to be on the page once. */
function chooseCloseIcon(): CloseIconKind {
  if (!features().e_font_icon_svg) return 'font'
  return document.getElementById(CLOSE_ICON_ID) ? 'svg' : 'svg with symbol'
}

interface CloseButtonProps {
  label: string
  icon: CloseIconKind
  isHidden: boolean
  onClose: () => void
}
/** A link, because stylesheets of sites select it as one. As a button it needs the Space key as well (contract popups §17.30). */
function CloseButton({ label, icon, isHidden, onClose }: CloseButtonProps) {
  const close = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useValidAnchor: the builder's stylesheets and scripts select this anchor
    <a
      role="button"
      tabIndex={0}
      aria-label={label}
      href="#"
      className={part('close-button')}
      style={displayNone(isHidden)}
      onClick={close}
      onKeyDown={(event) => event.key === ' ' && close(event)}
    >
      {icon === 'font' ? <i className="eicon-close" /> : <CloseIcon withSymbol={icon === 'svg with symbol'} />}
    </a>
  )
}

/** The role is written out, although a dialog has it, because selectors of sites and tools look for it. The dialog takes the focus when nothing in it can. */
const ROOT = { role: 'dialog', tabIndex: 0 }

interface PopupDialogProps extends ShellProps {
  popup: Popup
  closeLabel: string
  closeIcon: CloseIconKind
}
function PopupDialog({ popup, closeLabel, closeIcon, ...shell }: PopupDialogProps) {
  const { id, settings } = popup
  const isOutside = settings.close_button_position === 'outside'
  const siteClasses = typeof settings.classes === 'string' && settings.classes ? ` ${settings.classes}` : ''
  const closeButton = (
    <CloseButton label={closeLabel} icon={closeIcon} isHidden={shell.isCloseButtonHidden} onClose={() => popup.hide('button')} />
  )
  return (
    <dialog
      ref={shell.root}
      id={MODAL_ID + id}
      className={`dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-popup-modal${siteClasses}`}
      style={displayNone(shell.isHidden)}
      {...ROOT}
      aria-modal={shell.isModal}
      aria-label={shell.label}
    >
      {isOutside && closeButton}
      <div
        ref={shell.box}
        className={`${part('widget-content')} animated`}
        style={{ animationName: shell.isAnimated ? undefined : 'none' }}
      >
        {!isOutside && closeButton}
        <div className={part('header')} />
        <div ref={shell.message} className={part('message')} />
        <div className={part('buttons-wrapper')} />
      </div>
    </dialog>
  )
}

/**
 * Locks the page's scrolling with the builder's class. The rule of sites for that class cuts the body off at the height of the window,
 * which does harm when it is not the body that scrolls the page: then it is undone.
 */
function lockBody(): () => void {
  const body = createWriter(document.body)
  const wouldCutPage = !/^(visible)?$/.test(getComputedStyle(document.documentElement).overflow) && !document.body.scrollTop
  const unlock = lockScroll()
  body.set('.dialog-prevent-scroll', true)
  if (wouldCutPage) {
    body.set('$max-height', 'none')
    body.set('$overflow', 'visible')
  }
  return () => {
    body.stop()
    unlock()
  }
}

/** Creates the dialog of a builder's popup in the shape that sites' stylesheets and scripts select (contract popups §8), hidden and not in the page yet. */
export function createShell(popup: Popup): PopupShell {
  const closeLabel = i18n('close', translate(['Close', 'Zamknij'], document.body))
  const closeIcon = chooseCloseIcon()
  const { remove, ...shell } = renderShell((props) => (
    <PopupDialog {...props} popup={popup} closeLabel={closeLabel} closeIcon={closeIcon} />
  ))
  adoptDialogReset()
  const body = createWriter(document.body)
  // Some themes select these classes. The builder leaves them on the body for good; we remove them when the popup ends.
  for (const name of ['dialog', 'dialog-lightbox']) for (const place of ['body', 'container']) body.set(`.${name}-${place}`, true)
  return {
    ...shell,
    // The stylesheet decides whether there is an overlay (contract popups §1.9).
    hasOverlay: () => getComputedStyle(shell.root).pointerEvents !== 'none',
    insertContent: () => insertCopy(popup.host, shell.message),
    lockScroll: lockBody,
    remove: () => {
      remove()
      body.stop()
    },
  }
}
