import type { ReactNode, RefObject } from 'react'
import { createRoot } from 'react-dom/client'

/** What changes on a popup's dialog between its openings and during them. */
export interface ShellState {
  isHidden: boolean
  /** It covers the page; unknown until the first opening. */
  isModal?: boolean
  /** Its accessible name. */
  label?: string
  isCloseButtonHidden: boolean
  isAnimated: boolean
}

export interface ShellProps extends ShellState {
  root: RefObject<HTMLDialogElement | null>
  box: RefObject<HTMLDivElement | null>
  message: RefObject<HTMLDivElement | null>
}

/** The rendered dialog, not in the page yet, and its parts. */
export interface RenderedShell {
  root: HTMLDialogElement
  /** The window inside the dialog, which is animated. */
  box: HTMLElement
  /** Contains the popup's content, and scrolls. */
  message: HTMLElement
  /** Renders it with a changed state, synchronously. Classes, styles and content that others have put on it stay. */
  update: (change: Partial<ShellState>) => void
  /** Removes it from wherever it was put. */
  remove: () => void
}

/** A popup's dialog as an element, with its content in or out of it. */
export interface PopupShell extends RenderedShell {
  /** The open dialog covers the page. */
  hasOverlay: () => boolean
  /** Puts the content in; the returned function takes it out again. */
  insertContent: () => () => void
  /** Keeps the page from scrolling. */
  lockScroll: () => () => void
  /** Classes of the body that sites select. Added when the dialog is shown, because each of them may restyle the whole page, as showing it does. */
  addBodyClasses?: () => void
}

/** Styles for an element that is not displayed. An inline style, because sites' stylesheets set `display` on the parts of a dialog. */
export const displayNone = (isHidden: boolean) => (isHidden ? { display: 'none' } : undefined)

/** Renders the dialog of a popup, hidden. Its place in the page is up to the caller. */
export function renderShell(render: (props: ShellProps) => ReactNode): RenderedShell {
  const react = createRoot(document.createElement('div'))
  const root: ShellProps['root'] = { current: null }
  const box: ShellProps['box'] = { current: null }
  const message: ShellProps['message'] = { current: null }
  let state: ShellState = { isHidden: true, isCloseButtonHidden: false, isAnimated: true }
  const update = (change: Partial<ShellState>) => {
    state = { ...state, ...change }
    react.render(render({ ...state, root, box, message }))
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
