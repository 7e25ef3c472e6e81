import type { CSSProperties, ReactNode } from 'react'
import type { DialogFrameProps } from '../ui/dialog-frame'

/** How the dialogs of the builder's popups and of hand-written ones differ. */
export interface PopupShell extends Pick<DialogFrameProps, 'hasBuilderMarkup' | 'isCloseButtonOutside'> {
  dialog: Record<`data-${string}`, string> & { id?: string; className: string; tabIndex: number }
  /** `always`: the window is animated even for visitors who ask for less motion (`data-motion` on the script tag). */
  motion?: string | undefined
  /** A CSS time; the stylesheet's own duration if not set. */
  animationDuration?: string | undefined
  closeButton: (style: CSSProperties | undefined) => ReactNode
  /** The open dialog covers the page. */
  hasOverlay: (root: HTMLElement) => boolean
  /** Puts the content into its part; the returned function takes it out again. */
  insertContent: (message: HTMLElement) => () => void
  /** Keeps the page from scrolling. */
  lockScroll: () => () => void
  /** Body classes that sites select. They are added when the dialog is shown, because each may restyle the whole page, as showing it does. */
  addBodyClasses?: () => void
  /** Undoes what was done to the page outside the dialog. */
  stop: () => void
}
