/** An open overlay, as far as keys and presses are concerned. */
export interface Layer {
  root: HTMLElement
  /** The window in `root`, if `root` covers more: a press beside the window is a press outside. */
  box?: HTMLElement
  /** The page around it cannot be used meanwhile, so it also gets presses there. */
  isModal: boolean
  /** The Tab key stays inside. */
  trapsFocus?: boolean
  /** The only elements in it that Tab reaches for now, such as those of an open menu. */
  tabStops?: () => HTMLElement[] | undefined
  /** The only part of the page in which its Escape counts; everywhere by default. */
  keysIn?: HTMLElement
  onEscape?: () => unknown
  /** A press that is meant for the page around it, or for nothing. */
  onPressOutside?: (event: MouseEvent) => unknown
}

/** An overlay beside which the page is inert. */
export interface Covering {
  root: HTMLElement
  /** Also makes inert what the site puts above dialogs: a consent banner, a chat. */
  coversBanners?: boolean | undefined
}

/** Shared by all bundles: each brings the code that it needs and finds here what the others have opened. */
export const overlays: {
  /** The last one is the topmost. */
  layers: Layer[]
  stopListening?: (() => void) | undefined
  /** Only the last one counts. */
  coverings: Covering[]
  uncover?: (() => void) | undefined
  /** How many of them keep the page from scrolling, and what lets it scroll again. */
  locks: number
  unlock?: () => void
  /** The held Escape has been handled: its `keyup` is not for what lies below. */
  isEscapeUsed?: boolean
} = { layers: [], coverings: [], locks: 0 }
