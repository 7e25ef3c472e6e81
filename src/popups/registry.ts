import { afterQueue } from '../base/queue'
import { report } from '../base/report'
import { excerpt, type Raw } from '../base/values'

/** Why a popup opened or closed, for listeners and the data layer. */
export type Reason =
  | 'button'
  | 'backdrop'
  | 'esc'
  | 'auto'
  | 'link'
  | 'api'
  | 'action'
  | 'trigger'
  | 'form'
  | 'preview'
  | 'selector'
  | 'page'

/** What stands around a popup's content once it has been opened; made by the dialog chunk. */
export interface Modal {
  root: HTMLDialogElement
  show: (reason: Reason, event?: Event) => void
  /** `never`: and never again for this visitor. */
  hide: (reason: Reason, never?: unknown) => void
  /** Open, or still on its way out. */
  isVisible: () => boolean
  /** Takes everything away, at once and for good. */
  stop: () => void
}

/** A popup's dialog as an element, with its content in or out of it. */
export interface Shell {
  root: HTMLDialogElement
  /** The window: it is animated. */
  box: HTMLElement
  /** Holds the content, and scrolls. */
  message: HTMLElement
  button: HTMLElement | null | undefined
  /** Covers the page, as it stands open. */
  hasOverlay: () => boolean
  /** Puts the content in; the returned function takes it out again. */
  fill: () => () => void
  /** Keeps the page still, where the popup asks for that. */
  lock: () => () => void
  stop: () => void
}

/** One popup of the page, builder's or hand-written, as the rest of the runtime knows it. */
export interface Popup {
  id: string
  /** The id in storage keys, `popup_KEY_times`: with `data-popup-version` another version starts anew. */
  key: string
  host: HTMLElement
  /** As they stand in the markup: read them through the descriptors. */
  settings: Raw
  /** The page builder's, whose content is made anew at each opening; hand-written content moves in and out. */
  isBuilt: boolean
  /** Clicks on what this selector matches open it. */
  opener: string | undefined
  modal?: Modal
  /** What the triggers chunk decided about it on this page view, for the explain chunk. */
  standing?: unknown
  /** Opens it whatever its rules say; `event` is the click it came from, whose element gets the focus back. */
  show: (reason: Reason, event?: Event) => void
  hide: (reason: Reason, never?: unknown) => void
  isOpen: () => boolean
  /** Every trigger's and rule's state, with its reason in words; a promise of an `Explanation`, whose words are a chunk. */
  explain: () => unknown
}
type Hook = (popup: Popup, reason: Reason) => void

const known = new Map<string, Popup>()

/** A list of who wants to hear; `tell` tells them. */
const hooks = (list = new Set<Hook>()) =>
  Object.assign(
    (hook: Hook) => {
      list.add(hook)
      return () => void list.delete(hook)
    },
    {
      tell: (...what: Parameters<Hook>) => {
        for (const hook of [...list]) hook(...what)
      },
    },
  )

interface Shared {
  /** One was shown on this page load, by whatever way (contract popups §7.9). */
  popped?: true
  /** Makes what must be on the page before the first of the builder's popups opens; set by src/compat, like the next. */
  prepare?: () => unknown
  /** The dialog of a builder's popup, in the shape that stylesheets and scripts of existing sites know. */
  shell?: (popup: Popup) => Shell
}

export const popups = {
  ...({} as Shared),
  /** Makes a popup known; the last one of an id owns it. */
  add(popup: Popup): () => void {
    known.set(popup.id, popup)
    return () => {
      if (known.get(popup.id) === popup) known.delete(popup.id)
    }
  },
  get: (id: unknown): Popup | undefined => known.get(String(id)),
  all: (): Popup[] => [...known.values()],
  /** The popup whose dialog holds `target`. */
  around: (target: unknown): Popup | undefined => popups.all().find((p) => p.modal?.root.contains(target as Node)),
  /** Shows popup `id`, or hides an open one when `toggle`; one that is not there is said once. */
  open(id: unknown, reason: Reason, event?: Event, toggle?: unknown): void {
    const find = () => {
      const popup = popups.get(id)
      if (toggle && popup?.isOpen()) popup.hide(reason)
      else popup?.show(reason, event)
      return popup
    }
    // The page's popups may still wait to be mounted.
    if (!find()) afterQueue(() => find() || report('popup', `none has the id ${excerpt(id)}`))
  },
  /** Hear of every showing and hiding, when it happens: content in place, the visitor sees it or just stopped seeing it. */
  onShow: hooks(),
  onHide: hooks(),
  /** What `Skerry.popup` offers to the page. */
  api: {
    show: (id: unknown, event?: Event) => popups.open(id, 'api', event),
    hide: (id: unknown) => popups.get(id)?.hide('api'),
    explain: (id: unknown) => popups.get(id)?.explain(),
  },
}
