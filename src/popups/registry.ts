import { createListenerList, type ListenerList } from '../base/listeners'
import { closestOf, containsDeep } from '../base/property-of'
import { afterQueue, whenStarted } from '../base/queue'
import { describeElement, report } from '../base/report'
import { excerpt, isObject, type Raw } from '../base/values'
import type { MediaPause } from '../dom/pause-media'

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

/** The dialog around a popup's content, created by the dialog chunk at the first opening. */
export interface PopupDialog {
  root: HTMLDialogElement
  show: (reason: OpenChangeReason, event?: Event) => void
  /** With `disable`, the popup never opens again for this visitor. */
  hide: (reason: OpenChangeReason, disable?: unknown) => void
  /** Whether it is open or its exit animation is playing. */
  isVisible: () => boolean
  /** Closes it immediately and removes everything it added to the page. */
  stop: () => void
}

/** A popup on the page, the builder's or hand-written, as the rest of the runtime sees it. */
export interface Popup {
  id: string
  host: HTMLElement
  /** The builder's: its content is copied at each opening, while hand-written content moves into the dialog and back. */
  isFromBuilder: boolean
  /** Clicks on elements matching this selector open it. */
  openSelector: string | undefined
  dialog?: PopupDialog
  /** The latest request to open it, unless it was refused, or called off before the dialog's code had loaded. */
  request?: { reason: OpenChangeReason } | undefined
  /** The parts of its settings that have been read, and the JSON that they are from (read-settings.ts). */
  settings?: Raw & { raw: Raw }
  /** What was decided about it on this page view: set by the chunk with the triggers, read by the one that explains it. */
  status?: unknown
  /** The videos in its markup, paused while it is closed; stored here because either of two chunks creates it. */
  videos?: MediaPause
  /** The object that site scripts get (src/compat); stored here because either of two chunks may create it. */
  instance?: Raw
  /** Opens it whatever its rules say. `event` is the click that requested it; the clicked element gets the focus back. */
  show: (reason: OpenChangeReason, event?: Event) => void
  hide: (reason: OpenChangeReason, disable?: unknown) => void
  isOpen: () => boolean
  /** Resolves to an `Explanation` of every trigger and rule; its code is a chunk. */
  explain: () => unknown
}

type Listeners = ListenerList<[popup: Popup, reason: OpenChangeReason]>

/** The lazy code that creates and opens dialogs. */
export interface Dialogs {
  /** Opens a popup whatever its rules say. */
  open: (popup: Popup, reason: OpenChangeReason, event?: Event) => void
  /** Handles a click on a button that opens or closes popups by data attributes. */
  runButton: (button: HTMLElement, event: Event) => void
}

/** Where it comes from, and the code once it is loaded. */
export interface DialogCode {
  load: () => Promise<Dialogs>
  loaded?: Dialogs
}

interface Popups {
  /** A popup was shown on this page view, however it was opened (contract popups §7.9). */
  hasShown?: true
  /** The code of the builder's dialogs, which src/compat registers. */
  dialogs?: DialogCode
  /** Makes a popup known until the returned function is called. Where several have one id, it is the builder's last one's, else the first one's; that is reported. */
  add: (popup: Popup) => () => void
  get: (id: unknown) => Popup | undefined
  all: () => Popup[]
  /** The popups whose selector matches a click on `target`, with the matched elements. */
  openedBy: (target: unknown) => [popup: Popup, opener: HTMLElement][]
  /** The popup whose dialog contains `target`. */
  containing: (target: unknown) => Popup | undefined
  /** Shows popup `id`, or with `toggle` hides it if open. Unknown ids are reported once. */
  open: (id: unknown, reason: OpenChangeReason, event?: Event, toggle?: unknown) => void
  /** Like a popup's `explain`, for an unknown id. */
  explain?: (id: unknown) => unknown
  /** Called when a popup has become visible, with its content in place. */
  onShow: Listeners
  /** Called when a popup starts closing, before its exit animation. */
  onHide: Listeners
  /** `Skerry.popup`, available immediately: calls before the start wait for it. */
  api: {
    show: (id: unknown, event?: Event) => void
    hide: (id: unknown) => void
    explain: (id: unknown) => Promise<unknown>
  }
}

/** The page's popups by id, in order of registration: there may be thousands. */
const known = new Map<string, Popup[]>()
/** The builder's ids are numbers; hand-written ones rarely are. */
const hasBuilderId = ({ isFromBuilder, id }: Popup) => isFromBuilder && /^\d+$/.test(id)

/** What makes a selector search the page, or hides that by an escape. Anything else asks only the target and what is around it. */
const SEARCHES = /:has\(|~(?!=)|:nth-|-of-type|\\\w/gi
/** The budget of one click. */
const BUDGET = 10
/** What matching a selector costs: nothing unless it searches the page, and too much if its searches can be nested. */
function costOf(selector: string): number {
  const searches = selector.match(SEARCHES)?.length ?? 0
  return searches > 1 ? BUDGET + 1 : searches && selector.length / 50
}

export const popups: Popups = {
  add: (popup) => {
    const { id } = popup
    const other = popups.get(id)
    known.set(id, [...(known.get(id) ?? []), popup])
    if (other) {
      const left = popups.get(id) === popup ? other : popup
      report(describeElement(left.host), `id: expected a unique id, got ${excerpt(id)}`)
    }
    return () =>
      void known.set(
        id,
        (known.get(id) ?? []).filter((each) => each !== popup),
      )
  },
  get: (id) => {
    // Some objects cannot be converted to text.
    const same = isObject(id) ? [] : (known.get(String(id)) ?? [])
    // The builder prints its popups at the end of a page, after what authors write (contract popups §1.10 P6).
    return same.findLast(hasBuilderId) ?? same[0]
  },
  all: () => [...known.keys()].flatMap((id) => popups.get(id) ?? []),
  openedBy: (target) => {
    const found = new Map<string, HTMLElement | null>()
    let left = BUDGET
    const match = (clicked: Element, selector: string, host: HTMLElement) => {
      const cost = costOf(selector)
      if (cost > left) {
        report(describeElement(host), `open_selector: expected at most one :has(), ~ or :nth-…(), got ${excerpt(selector)}`)
        return null
      }
      left -= cost
      return closestOf(clicked, selector)
    }
    return popups.all().flatMap((popup) => {
      const { openSelector, host } = popup
      if (!openSelector || !(target instanceof Element)) return []
      if (!found.has(openSelector)) found.set(openSelector, match(target, openSelector, host))
      const opener = found.get(openSelector)
      return opener ? [[popup, opener] satisfies [Popup, HTMLElement]] : []
    })
  },
  containing: (target) => popups.all().find((popup) => popup.dialog && target instanceof Node && containsDeep(popup.dialog.root, target)),
  open(id, reason, event, toggle) {
    const findAndOpen = () => {
      const popup = popups.get(id)
      if (toggle && popup?.isOpen()) popup.hide(reason)
      else popup?.show(reason, event)
      return popup
    }
    // The popup may still be waiting in the queue.
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
