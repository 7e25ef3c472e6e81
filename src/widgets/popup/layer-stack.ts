import { closestOf } from '../../base/property-of'
import { isAboveDialogs } from '../../dom/above-dialogs'
import { containsNode } from '../../dom/contains-node'
import { trapTab } from '../../dom/focus-trap'
import { isTab } from '../../dom/is-tab'

/** An open dialog, as far as keys and clicks are concerned. */
export interface Layer {
  root: HTMLElement
  /** It covers the page: clicks outside of the window land on the root. */
  hasOverlay: boolean
  /** The Tab key stays inside. */
  trapsFocus: boolean
  onEscape: () => void
  onClickOutside: () => void
}

const layers: Layer[] = []
let listening: AbortController | undefined

/** Lists, calendars and dialogs of others, which may stand anywhere in the page: a click in one is not a click beside the popup (contract popups §17.22). */
const OTHER_LAYERS = '.dialog-widget,dialog,[role$=dialog],[role=listbox],[popover],.flatpickr-calendar'

/** Which dialog an event is for: the one that it happens in, else the topmost that covers the page, because what lies around that one cannot be reached. */
const layerFor = (target: EventTarget | null): Layer | undefined =>
  layers.findLast(({ root }) => target instanceof Node && root.contains(target)) ??
  layers.findLast(({ hasOverlay }) => hasOverlay) ??
  layers.at(-1)

/** Puts a dialog on top: only one reacts to Escape, Tab and clicks outside. The returned function takes it off the stack. */
export function pushLayer(layer: Layer): () => void {
  layers.push(layer)
  if (!listening) listen()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (layers[0]) return
    listening?.abort()
    listening = undefined
  }
}

/** True when `target` is in a dialog that is neither this one nor around or inside of it. */
function isInOtherLayer(target: EventTarget | null, { root }: Layer): boolean {
  const other = target instanceof Element && closestOf(target, OTHER_LAYERS)
  return Boolean(other && !containsNode(other, root) && !root.contains(other))
}

/** True for a click that is meant for the page, and so closes the topmost dialog. */
function isClickOutside(event: MouseEvent, pressed: EventTarget | null, top: Layer): boolean {
  // A press that began inside and slipped out does not count. Clicks by script and keyboard (detail 0) have no press.
  if (event.detail && pressed !== event.target && top.root.contains(pressed as Node)) return false
  if (top.hasOverlay) return event.target === top.root
  const path = event.composedPath()
  return !path.includes(top.root) && !isInOtherLayer(event.target, top) && !path.some((el) => el instanceof Element && isAboveDialogs(el))
}

function listen(): void {
  listening = new AbortController()
  const { signal } = listening
  const onWindow = <E extends Event>(type: string, listener: (event: E, top: Layer) => void, capture = false) =>
    window.addEventListener(type, (event) => listener(event as E, layerFor(event.target) as Layer), { signal, capture })
  let pressed: EventTarget | null = null
  let isEscapeHandled = false

  onWindow(
    'pointerdown',
    (event) => {
      pressed = event.target
    },
    true,
  )
  onWindow<MouseEvent>('click', (event, top) => isClickOutside(event, pressed, top) && top.onClickOutside(), true)
  onWindow<KeyboardEvent>('keydown', (event, top) => {
    if (isTab(event)) {
      if (top.trapsFocus && !event.defaultPrevented && !isInOtherLayer(event.target, top)) trapTab(top.root, event)
    } else if (event.key === 'Escape') {
      isEscapeHandled = event.defaultPrevented || event.isComposing || isInOtherLayer(event.target, top)
      // The browser's own closing would skip the exit animation, and a second Escape could not be refused.
      if (!isEscapeHandled && top.hasOverlay) event.preventDefault()
    }
  })
  onWindow<KeyboardEvent>('keyup', (event, top) => {
    if (event.key !== 'Escape' && event.keyCode !== 27) return
    if (!isEscapeHandled && !event.isComposing && !event.defaultPrevented && !isInOtherLayer(event.target, top)) top.onEscape()
    isEscapeHandled = false
  })
}
