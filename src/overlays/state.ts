import type { Escape } from './escape'

/** An overlay, as far as keys and presses are concerned. */
export interface Layer {
  root: HTMLElement
  /** The window in `root`, if `root` covers more: a press beside it is outside. */
  box?: HTMLElement
  /** The page around it is unusable meanwhile, so it also gets presses there. */
  isModal: boolean
  /** Tab stays inside. */
  trapsFocus?: boolean
  /** Its only tab stops for now, such as those of an open menu. */
  tabStops?: () => HTMLElement[] | undefined
  /** The only part of the page where Escape closes it; by default everywhere. */
  keysIn?: HTMLElement
  onEscape?: () => unknown
  /** Called for a press on the page around it, or on nothing. */
  onPressOutside?: (event: MouseEvent) => unknown
  /** Focuses what had the focus before it opened; false if that cannot be. */
  giveFocusBack?: ((scrollsIntoView?: boolean) => boolean) | undefined
}

/** An overlay that makes the page inert. */
export interface Covering {
  root: HTMLElement
  /** Also covers what the site puts above dialogs: a consent banner, a chat. */
  coversBanners?: boolean | undefined
  /**
   * It is painted before the page becomes inert, for which the browser computes the style of the whole page. Of no use to an overlay that
   * puts classes on the body: they do the same.
   */
  inertAfterPaint?: boolean | undefined
}

/** State shared by all bundles: each brings its own code, and finds here what the others have opened. */
export const overlays: {
  /** The topmost is last. */
  layers: Layer[]
  stopListening?: (() => void) | undefined
  /** Only the last one counts. */
  coverings: Covering[]
  uncover?: (() => void) | undefined
  /** What could be seen beside it when it opened: the page, even where a script has made it usable again. */
  pageParts?: Set<Element> | undefined
  /** How many overlays lock scrolling, and the function that unlocks it. */
  locks: number
  unlock?: () => void
  /** The Escape that is held. */
  escape?: Escape
} = { layers: [], coverings: [], locks: 0 }
