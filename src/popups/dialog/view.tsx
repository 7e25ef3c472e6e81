import { createRoot } from 'react-dom/client'
import { createElement } from '../../base/create-element'
import { DialogFrame } from '../../ui/dialog-frame'
import type { DialogVariant } from './variant'

/** The dialog's name and description for screen readers. */
export type DialogNaming = Record<'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-description', string | undefined> & {
  role: 'dialog' | 'alertdialog'
}

/** The changing state of a popup's dialog. */
interface DialogState {
  isHidden: boolean
  /** Covers the page; unknown until the first opening. */
  isModal?: boolean
  /** Unknown until the first opening. */
  naming?: DialogNaming
  isCloseButtonHidden: boolean
  isAnimated: boolean
}

/** The rendered dialog, not yet in the page, and its parts. */
export interface RenderedDialog {
  root: HTMLDialogElement
  /** The animated window in the dialog. */
  box: HTMLElement
  /** Holds the popup's content, and scrolls. */
  message: HTMLElement
  /** Renders changed state synchronously. Keeps classes, styles and content that others added. */
  update: (change: Partial<DialogState>) => void
  /** Removes it from wherever it is. */
  remove: () => void
}

/** Hides an element. Inline, because site stylesheets set `display` on a dialog's parts. */
const displayNone = (isHidden: boolean) => (isHidden ? { display: 'none' } : undefined)

/** Renders a popup's dialog, hidden. The caller inserts it and may change the variant before an update. */
export function renderDialog(
  variant: Pick<DialogVariant, 'dialog' | 'motion' | 'animationDuration' | 'closeButton' | 'hasBuilderMarkup' | 'isCloseButtonOutside'>,
): RenderedDialog {
  const react = createRoot(createElement('div'))
  const root: { current: HTMLDialogElement | null } = { current: null }
  const box: { current: HTMLDivElement | null } = { current: null }
  const message: { current: HTMLDivElement | null } = { current: null }
  let state: DialogState = { isHidden: true, isCloseButtonHidden: false, isAnimated: true }
  const update = (change: Partial<DialogState>) => {
    state = { ...state, ...change }
    const { dialog, motion, animationDuration, closeButton, hasBuilderMarkup, isCloseButtonOutside } = variant
    const { isHidden, isModal, naming, isCloseButtonHidden, isAnimated } = state
    react.render(
      <DialogFrame
        hasBuilderMarkup={hasBuilderMarkup}
        isCloseButtonOutside={isCloseButtonOutside}
        dialog={{ ...dialog, ref: root, style: displayNone(isHidden), 'aria-modal': isModal, ...naming }}
        box={{
          ref: box,
          className: 'animated',
          'data-motion': motion,
          style: { animationDuration, animationName: isAnimated ? undefined : 'none' },
        }}
        message={{ ref: message }}
        closeButton={closeButton(displayNone(isCloseButtonHidden))}
      />,
    )
  }
  update({})
  return {
    root: root.current as unknown as HTMLDialogElement,
    box: box.current as unknown as HTMLElement,
    message: message.current as unknown as HTMLElement,
    update,
    remove: () => react.unmount(),
  }
}
