import type { CSSProperties, ReactNode } from 'react'
import type { DialogFrameProps } from '../ui/dialog-frame'

/** What the dialogs of the builder's popups and of hand-written ones differ in. */
export interface PopupShell extends Pick<DialogFrameProps, 'hasBuilderMarkup' | 'isCloseButtonOutside'> {
  dialog: Record<`data-${string}`, string> & { id?: string; className: string; tabIndex: number }
  /** `always`: the window is animated also for visitors who ask for less motion (`data-motion` of the script tag). */
  motion?: string | undefined
  /** A CSS time; the stylesheet's own duration when it is not set. */
  animationDuration?: string | undefined
  closeButton: (style: CSSProperties | undefined) => ReactNode
  /** The open dialog covers the page. */
  hasOverlay: (root: HTMLElement) => boolean
  /** Puts the content into the part for it; the returned function takes it out again. */
  insertContent: (message: HTMLElement) => () => void
  /** Keeps the page from scrolling. */
  lockScroll: () => () => void
  /** Classes of the body that sites select. Added when the dialog is shown, because each of them may restyle the whole page, as showing it does. */
  addBodyClasses?: () => void
  /** Undoes what was done to the page outside of the dialog. */
  stop: () => void
}
