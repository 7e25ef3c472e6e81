import type { CSSProperties, ReactNode } from 'react'
import type { DialogFrameProps } from '../../ui/dialog-frame'
import type { Popup } from '../registry'
import type { DialogSettings } from './dialog-fields'

/** The differences between dialogs of the builder's popups and of hand-written ones. */
export interface DialogVariant extends Pick<DialogFrameProps, 'hasBuilderMarkup' | 'isCloseButtonOutside'> {
  dialog: Record<`data-${string}`, string> & { id?: string; className: string; tabIndex: number }
  /** `always`: animate the window even under reduced motion (`data-motion` of the script tag). */
  motion?: string | undefined
  /** A CSS time; if unset, the stylesheet's own duration applies. */
  animationDuration?: string | undefined
  closeButton: (style: CSSProperties | undefined) => ReactNode
  /** Whether the open dialog covers the page. */
  hasOverlay: (root: HTMLElement) => boolean
  /** Inserts the content; the returned function removes it. */
  insertContent: (message: HTMLElement) => () => void
  /** Keeps the page from scrolling. */
  lockScroll: () => () => void
  /** Adds the body classes that sites style. Called when the dialog is shown, so that the page is restyled once for both. */
  addBodyClasses?: () => void
  /** Undoes its changes to the page outside the dialog. */
  stop: () => void
}

/** Creates a popup's dialog: ours (by-hand.tsx), or the one that existing sites' stylesheets and scripts know (src/compat). */
export type CreateVariant = (popup: Popup, settings: DialogSettings) => DialogVariant
