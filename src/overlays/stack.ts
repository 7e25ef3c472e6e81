import { on } from '../base/events'
import { isComposing } from '../base/is-composing'
import { stopAll } from '../base/lifetime'
import { closestOf, containsNode } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { isTab } from '../dom/is-tab'
import { isInAboveDialogs } from './above-dialogs'
import { watchPanelsForKey } from './escape-elsewhere'
import { type Layer, overlays } from './state'
import { trapTab } from './trap-tab'

const { layers } = overlays

/** Third-party lists, calendars and dialogs anywhere in the page: a click in one is not outside an overlay (contract popups §17.22). */
const OTHER_LAYERS = '.dialog-widget,dialog,[role$=dialog],[role=listbox],[popover],.flatpickr-calendar'

const isIn = (root: HTMLElement | undefined, target: EventTarget | null): boolean =>
  Boolean(root && target instanceof Node && containsNode(root, target))

/** The overlay that an event is for: the one it happens in, else the topmost modal, because nothing around that is reachable. */
const layerFor = (target: EventTarget | null, among: Layer[] = layers): Layer | undefined =>
  among.findLast(({ root, keysIn }) => isIn(keysIn ?? root, target)) ??
  among.findLast(({ isModal }) => isModal) ??
  among.findLast(({ keysIn }) => !keysIn)

/** Whether `target` is in a dialog that is neither this one nor around or inside it. */
function isInOtherLayer(target: EventTarget | null, { root }: Layer): boolean {
  const other = target instanceof Element && closestOf(target, OTHER_LAYERS)
  return Boolean(other && !containsNode(other, root) && !containsNode(root, other))
}

/** Whether a press on an element was beside it: a press on a dialog's backdrop targets the dialog. */
function isBeside(el: HTMLElement, { clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = el.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}

/** Whether something appeared above a modal overlay since it opened: a component whose shadow is closed does not tell what is in it. */
const isAddedAbove = (target: EventTarget | null, root: HTMLElement): boolean =>
  target instanceof Element &&
  !closestOf(target, '[inert]') &&
  !containsNode(target, root) &&
  ![...(overlays.pageParts ?? [])].some((part) => containsNode(part, target))

interface Press {
  target: EventTarget | null
  /** Where it ended: a click in between is one on what is around both. */
  end: EventTarget | null
  /** On something the site puts above the overlay: a calendar, a captcha. */
  isAbove: boolean
}

/** Whether a press is outside the overlay. */
function isOutside(event: MouseEvent, pressed: Press, layer: Layer): boolean {
  const { target } = event
  if (event.detail && pressed.end !== target && isIn(layer.box ?? layer.root, pressed.end) && pressed.end !== layer.root) return false
  // A press that starts inside and slips out does not count, nor one in a list that has since closed. Clicks by script and keyboard (detail
  // 0) have no press.
  if (
    event.detail &&
    pressed.target !== target &&
    (isIn(layer.root, pressed.target) || isInOtherLayer(pressed.target, layer) || pressed.isAbove)
  )
    return false
  const { root, box, isModal } = layer
  if (isIn(root, target)) return box ? !isIn(box, target) || (target === box && isBeside(box, event)) : isModal && target === root
  if (isModal && !event.detail) return false
  if (isModal && isAddedAbove(target, root)) return false
  return !isInOtherLayer(target, layer) && !isInAboveDialogs(event)
}

/** Puts an overlay on top: only one reacts to Escape, Tab and outside presses. The returned function removes it. */
export function pushLayer(layer: Layer): () => void {
  layers.push(layer)
  overlays.stopListening ??= listen()
  return () => {
    const index = layers.indexOf(layer)
    if (index >= 0) layers.splice(index, 1)
    if (layers[0]) return
    overlays.stopListening?.()
    overlays.stopListening = undefined
  }
}

/** In a composition Chrome and Firefox call the key `Process` on `keydown`, and by its own name on `keyup`. */
const isEscape = (event: KeyboardEvent) => event.key === 'Escape' || event.keyCode === 27 || (isComposing(event) && event.code === 'Escape')
/** One of ours that is closing still has the focus. */
const isInOurs = (target: EventTarget | null) => overlays.coverings.some(({ root }) => isIn(root, target))
/** Whether a key in a layer is somebody else's: handled, part of a composition, or pressed in another layer. */
const isUsed = (event: KeyboardEvent, layer: Layer) =>
  event.defaultPrevented || isComposing(event) || (isInOtherLayer(event.target, layer) && !isInOurs(event.target))

/** Whether something of the site's own that the browser closes by Escape is open in a layer: a popover, a modal dialog. */
const hasTopLayer = ({ root }: Layer) =>
  queryAll(root, '[popover]:not([popover=manual]):is(:popover-open),dialog:is(:modal)').some(
    (el) => !layers.some((layer) => layer.root === el),
  )

function listenToPresses(): (() => void)[] {
  let pressed: Press = { target: null, end: null, isAbove: false }
  const onPress = (event: Event) => {
    pressed = { target: event.target, end: null, isAbove: isInAboveDialogs(event) }
  }
  const onRelease = ({ target }: Event) => {
    pressed.end = target
  }
  const onClick = (event: MouseEvent) => {
    const layer = layerFor(event.target)
    if (layer && isOutside(event, pressed, layer)) layer.onPressOutside?.(event)
  }
  return [
    on(window, 'pointerdown', onPress, { capture: true }),
    on(window, 'pointerup', onRelease, { capture: true }),
    on(window, 'click', onClick, { capture: true }),
  ]
}

function keepTab(event: KeyboardEvent): void {
  const trapping = layers.filter(({ trapsFocus }) => trapsFocus)
  const layer = layerFor(event.target, trapping)
  if (layer && !isUsed(event, layer)) trapTab(layer.root, event, layer.tabStops?.())
}

const forgetEscape = () => {
  overlays.isEscapeUsed = false
  overlays.isEscapeTheirs = false
}

/** Keys are handled on `keydown`, after elements inside; Escape closes on `keyup`, as sites expect (contract popups §8). */
function listen(): () => void {
  /** The overlay that the held Escape is for; unknown if a script stops its `keydown`. */
  let escaped: Layer | undefined
  /** The overlay of its `keydown`, whatever handled that; `null` if none was seen. */
  let pressedFor: Layer | undefined | null = null
  /** Where a script has stopped the last Escape's `keydown`, if no other key came since. */
  let believed: EventTarget | null = null
  /** Whether a panel of somebody else's has closed by its `keydown`, and by its `keyup`. */
  let hasClosedPanel: (() => boolean)[] = []
  const watchPanels = (event: KeyboardEvent) => {
    const layer = isEscape(event) && !event.repeat && layerFor(event.target)
    if (layer) hasClosedPanel.push(watchPanelsForKey(layer.root))
  }
  const onEarlyKey = (event: KeyboardEvent) => {
    const before = believed
    believed = null
    if (!isEscape(event)) return
    escaped = undefined
    pressedFor = layerFor(event.target)
    if (!event.repeat) hasClosedPanel = []
    watchPanels(event)
    overlays.isEscapeUsed = false
    // Unless it reaches us, too. What stops every Escape does not close a list by it.
    overlays.isEscapeTheirs = before !== event.target
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTab(event)) return keepTab(event)
    const layer = layerFor(event.target)
    if (layer && isEscape(event)) {
      escaped = layer
      overlays.isEscapeUsed = isUsed(event, layer) || hasTopLayer(layer)
      overlays.isEscapeTheirs = overlays.isEscapeUsed
      // The browser's own closing would skip the exit animation, and a second Escape could not be prevented.
      if (!overlays.isEscapeUsed && (layer.isModal || isIn(layer.root, event.target))) event.preventDefault()
    }
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (!isEscape(event)) return
    // By its root: an overlay that was opening at `keydown` may be open by now.
    const layer = escaped ? layers.findLast(({ root }) => root === escaped?.root) : layerFor(event.target)
    // It was pressed elsewhere, in a site's own window that it closed; the focus has returned since.
    const isElsewhere = !escaped && pressedFor !== null && pressedFor?.root !== layer?.root
    const isStopped = !escaped && pressedFor && overlays.isEscapeTheirs
    believed = isStopped ? event.target : null
    if (layer && !isElsewhere && !isStopped && !overlays.isEscapeUsed && !isUsed(event, layer) && !hasClosedPanel.some((ask) => ask()))
      layer.onEscape?.()
    hasClosedPanel = []
    escaped = undefined
    pressedFor = null
    forgetEscape()
  }
  const stops = [
    ...listenToPresses(),
    on(window, 'keydown', onEarlyKey, { capture: true }),
    on(window, 'keyup', watchPanels, { capture: true }),
    on(window, 'keydown', onKeyDown),
    on(window, 'keyup', onKeyUp),
  ]
  return () => stopAll(stops)
}
