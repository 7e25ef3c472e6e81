import type { CSSProperties, DialogHTMLAttributes, ReactNode, RefAttributes } from 'react'

export interface DialogFrameProps {
  /** Attributes and listeners of the dialog. */
  dialog: DialogHTMLAttributes<HTMLDialogElement> & RefAttributes<HTMLDialogElement> & { className: string }
  /** The animated window inside the dialog. */
  box?: RefAttributes<HTMLDivElement> & { className?: string; style?: CSSProperties; 'data-motion'?: string | undefined }
  /** Contains what the dialog shows, and scrolls. */
  message?: RefAttributes<HTMLDivElement> & { className?: string }
  closeButton: ReactNode
  /** The close button is beside the window, not in it. */
  isCloseButtonOutside?: boolean
  /** Uses the parts and classes of builder dialogs that site stylesheets know (contract popups §8, contract media §1.5). */
  hasBuilderMarkup: boolean
  children?: ReactNode
}

const BUILDER_CLASSES = 'dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox '
/** Explicit, although implied, because selectors of sites and tools look for it. */
const ROLE = { role: 'dialog' }

/** The frame of all our dialogs: popups and the lightbox. */
export function DialogFrame({ dialog, box, message, closeButton, isCloseButtonOutside, hasBuilderMarkup, children }: DialogFrameProps) {
  const classOf = (part: string, more = '') => `dialog-${part}${hasBuilderMarkup ? ` dialog-lightbox-${part}` : ''}${more && ` ${more}`}`
  return (
    <dialog {...ROLE} {...dialog} className={(hasBuilderMarkup ? BUILDER_CLASSES : '') + dialog.className}>
      {isCloseButtonOutside && closeButton}
      <div {...box} className={classOf('widget-content', box?.className)}>
        {!isCloseButtonOutside && closeButton}
        {hasBuilderMarkup && <div className={classOf('header')} />}
        <div {...message} className={classOf('message', message?.className)}>
          {children}
        </div>
        {hasBuilderMarkup && <div className={classOf('buttons-wrapper')} />}
      </div>
    </dialog>
  )
}
