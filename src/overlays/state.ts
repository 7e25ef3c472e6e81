/** What is open over the page, as far as keys and presses are concerned. */
export interface Layer {
  root: HTMLElement
  /** The window in `root`, where `root` covers more than that: a press beside it is one outside. */
  box?: HTMLElement
  /** The page around it cannot be used meanwhile, so it also gets what is pressed there. */
  isModal: boolean
  /** The Tab key stays inside. */
  trapsFocus?: boolean
  /** The only elements in it that the Tab key reaches for now, as those of a menu that is open. */
  tabStops?: () => HTMLElement[] | undefined
  /** The only part of the page in which its Escape may be pressed. Everywhere, unless it is given. */
  keysIn?: HTMLElement
  onEscape?: () => unknown
  /** A press that is meant for the page around it, or for nothing. */
  onPressOutside?: (event: MouseEvent) => unknown
}

/** An overlay beside which the page is inert. */
export interface Covering {
  root: HTMLElement
  /** So is what the site puts above dialogs: a consent banner, a chat. */
  coversBanners?: boolean | undefined
}

/** One for all bundles: each brings the code that it needs, and finds here what the others have opened. */
export const overlays: {
  /** The topmost is the last. */
  layers: Layer[]
  stopListening?: (() => void) | undefined
  /** Only the last one counts. */
  coverings: Covering[]
  uncover?: (() => void) | undefined
  /** How many of them keep the page from scrolling, and what lets it scroll again. */
  locks: number
  unlock?: () => void
  /** The Escape that is held down has been handled: its `keyup` is not for what lies below. */
  isEscapeUsed?: boolean
} = { layers: [], coverings: [], locks: 0 }
