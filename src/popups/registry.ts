import { createListenerList, type ListenerList } from '../base/listeners'
import { closestOf } from '../base/property-of'
import { afterQueue } from '../base/queue'
import { describeElement, report } from '../base/report'
import { whenStarted } from '../base/started'
import { excerpt, isObject, type Raw } from '../base/values'
import type { Leaving } from '../dom/leave'

/** Why a popup opened or closed, for listeners and the data layer. */
export type OpenChangeReason =
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

/** The dialog around a popup's content. The dialog chunk creates it at the first opening. */
export interface Modal {
  root: HTMLDialogElement
  show: (reason: OpenChangeReason, event?: Event) => void
  /** With `disable`, the popup never opens again for this visitor. */
  hide: (reason: OpenChangeReason, disable?: unknown) => void
  /** True while it is open, and while its exit animation is playing. */
  isVisible: () => boolean
  /** Closes it at once and removes everything it added to the page. */
  stop: () => void
}

/** One popup of the page, the builder's or a hand-written one, as the rest of the runtime knows it. */
export interface Popup {
  id: string
  host: HTMLElement
  /** From the page builder: its content is copied anew at each opening. Hand-written content moves into the dialog and back. */
  isFromBuilder: boolean
  /** Clicks on elements that match this selector open it. */
  openSelector: string | undefined
  modal?: Modal
  /** The state of this popup on this page view, from the chunk with the triggers, for the chunk that explains it. */
  status?: unknown
  /** The chunk with rules that few popups have, if this popup has such a rule. */
  rareRules?: unknown
  /** How many ms the server's clock is ahead of the visitor's, if that had to be requested. */
  clockError?: number
  /** The films in its markup, which wait while it is closed. Kept here because either of two chunks may create it. */
  films?: Leaving
  /** The object that site scripts get (src/compat). Kept here because either of two chunks may create it. */
  instance?: Raw
  /** Opens it whatever its rules say. `event` is the click that asked for it; the clicked element gets the focus back. */
  show: (reason: OpenChangeReason, event?: Event) => void
  hide: (reason: OpenChangeReason, disable?: unknown) => void
  isOpen: () => boolean
  /** The state of every trigger and rule, with its reason in words. Resolves with an `Explanation`; the code for it is a chunk. */
  explain: () => unknown
}

type Listeners = ListenerList<[popup: Popup, reason: OpenChangeReason]>

/** The code that creates and opens dialogs: a chunk. */
export interface Dialogs {
  /** Opens a popup whatever its rules say. */
  open: (popup: Popup, reason: OpenChangeReason, event?: Event) => void
  /** Runs a click on a button that opens or closes popups by its data attributes. */
  runButton: (button: HTMLElement, event: Event) => void
}

interface Popups {
  /** A popup has been shown on this page load, however it was opened (contract popups §7.9). */
  hasShown?: true
  /** Where the dialogs' code comes from, and the code once it has loaded. On a builder's page, src/compat registers its own. */
  dialogs?: { load: () => Promise<Dialogs>; loaded?: Dialogs }
  /**
   * Registers a popup until the returned function is called. If several have the same id, which is reported, the builder's last one wins, else the
   * first.
   */
  add: (popup: Popup) => () => void
  get: (id: unknown) => Popup | undefined
  all: () => Popup[]
  /**
   * The popups that a click on `target` opens through their selector, each with the element that matches. Some selectors are slow, so each is tested
   * only once.
   */
  openedBy: (target: unknown) => [popup: Popup, opener: HTMLElement][]
  /** The popup whose dialog contains `target`. */
  containing: (target: unknown) => Popup | undefined
  /** Shows popup `id`, or with `toggle` hides it if it is open. An id that does not exist is reported once. */
  open: (id: unknown, reason: OpenChangeReason, event?: Event, toggle?: unknown) => void
  /** The same as a popup's `explain`, also for an id that no popup has. */
  explain?: (id: unknown) => unknown
  /** Called when a popup has just become visible, with its content in place. */
  onShow: Listeners
  /** Called when a popup begins to close, before its exit animation. */
  onHide: Listeners
  /** What `Skerry.popup` offers to the page from the first moment: calls before the start wait for it. */
  api: {
    show: (id: unknown, event?: Event) => void
    hide: (id: unknown) => void
    explain: (id: unknown) => Promise<unknown>
  }
}

/** All popups of the page by id, in order of registration; there may be thousands. */
const known = new Map<string, Popup[]>()
/** The builder's ids are numbers; those of hand-written popups seldom are. */
const isBuilders = ({ isFromBuilder, id }: Popup) => isFromBuilder && /^\d+$/.test(id)

export const popups: Popups = {
  add: (popup) => {
    const { id } = popup
    const other = popups.get(id)
    known.set(id, [...(known.get(id) ?? []), popup])
    if (other) {
      const left = popups.get(id) === popup ? other : popup
      report(describeElement(left.host), `id: expected one that no other popup has, got ${excerpt(id)}`)
    }
    return () =>
      void known.set(
        id,
        (known.get(id) ?? []).filter((each) => each !== popup),
      )
  },
  get: (id) => {
    // Not every object can be converted to text.
    const same = isObject(id) ? [] : (known.get(String(id)) ?? [])
    // The builder prints its popups at the end of a page, after what authors write (contract popups §1.10 P6).
    return same.findLast(isBuilders) ?? same[0]
  },
  all: () => [...known.keys()].flatMap((id) => popups.get(id) ?? []),
  openedBy: (target) => {
    const found = new Map<string, HTMLElement | null>()
    return popups.all().flatMap((popup) => {
      const { openSelector } = popup
      if (!openSelector || !(target instanceof Element)) return []
      const opener = found.has(openSelector) ? found.get(openSelector) : closestOf(target, openSelector)
      found.set(openSelector, opener ?? null)
      return opener ? [[popup, opener] satisfies [Popup, HTMLElement]] : []
    })
  },
  containing: (target) => popups.all().find((popup) => popup.modal?.root.contains(target as Node)),
  open(id, reason, event, toggle) {
    const findAndOpen = () => {
      const popup = popups.get(id)
      if (toggle && popup?.isOpen()) popup.hide(reason)
      else popup?.show(reason, event)
      return popup
    }
    // The popup may still be waiting in the queue to be mounted.
    whenStarted(() => {
      if (!findAndOpen()) afterQueue(() => findAndOpen() || report('popup', `none has the id ${excerpt(id)}`))
    })
  },
  onShow: createListenerList(),
  onHide: createListenerList(),
  api: {
    show: (id, event) => popups.open(id, 'api', event),
    hide: (id) => whenStarted(() => popups.get(id)?.hide('api')),
    explain: (id) => new Promise<void>(whenStarted).then(() => (popups.get(id) ?? popups).explain?.(id)),
  },
}
