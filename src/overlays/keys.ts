import { on } from '../base/events'
import { isComposing } from '../base/is-composing'
import { queryAll } from '../base/query-all'
import { isTab } from '../dom/is-tab'
import { type EscapeEvent, reduceEscape } from './escape'
import { watchPanelsForKey } from './escape-elsewhere'
import { isIn, isInOtherLayer, layerFor } from './find-layer'
import { type Layer, overlays } from './state'
import { trapTab } from './trap-tab'

/** In a composition Chrome and Firefox call the key `Process` on `keydown`, and by its own name on `keyup`. */
const isEscape = (event: KeyboardEvent) => event.key === 'Escape' || event.keyCode === 27 || (isComposing(event) && event.code === 'Escape')
/** Whether the target is in one of our overlays, even one that is closing, which still has the focus. */
const isInOurs = (target: EventTarget | null) => overlays.coverings.some(({ root }) => isIn(root, target))
/** Whether a key in a layer is somebody else's: handled, part of a composition, or pressed in another layer. */
const isUsed = (event: KeyboardEvent, layer: Layer) =>
  event.defaultPrevented || isComposing(event) || (isInOtherLayer(event.target, layer) && !isInOurs(event.target))

/** Whether something of the site's own that the browser closes by Escape is open in a layer: a popover, a modal dialog. */
const hasTopLayer = ({ root }: Layer) =>
  queryAll(root, '[popover]:not([popover=manual]):is(:popover-open),dialog:is(:modal)').some(
    (el) => !overlays.layers.some((layer) => layer.root === el),
  )

function keepTab(event: KeyboardEvent): void {
  const trapping = overlays.layers.filter(({ trapsFocus }) => trapsFocus)
  const layer = layerFor(event.target, trapping)
  if (layer && !isUsed(event, layer)) trapTab(layer.root, event, layer.tabStops?.())
}

/** Gives the reducer an event of the held Escape, and returns what is to be done. */
export function sendEscape(event: EscapeEvent) {
  const [next, effect] = reduceEscape(overlays.escape ?? { phase: 'up' }, event)
  overlays.escape = next
  return effect
}

/** Keys are handled after elements inside; what handles Escape there says so by `preventDefault`. */
export function listenToKeys(): (() => void)[] {
  /** Whether panels of somebody else's have closed by the `keydown` of the held Escape, and by its `keyup`. */
  let haveClosed: (() => boolean)[] = []
  const watchPanelsAt = ({ target }: Event) => {
    const layer = layerFor(target)
    if (layer) haveClosed.push(watchPanelsForKey(layer.root))
  }
  const onEarlyKeyDown = (event: KeyboardEvent) => {
    const { target, repeat } = event
    if (!isEscape(event)) return sendEscape({ type: 'key' })
    if (repeat) return
    sendEscape({ type: 'down', root: layerFor(target)?.root, target })
    haveClosed = []
    watchPanelsAt(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTab(event)) return keepTab(event)
    const layer = layerFor(event.target)
    if (!layer || !isEscape(event)) return
    const { root, isModal } = layer
    const effect = sendEscape({ type: 'heard', root, isUsed: isUsed(event, layer) || hasTopLayer(layer), isRepeat: event.repeat })
    // The browser's own closing would skip the exit animation, and a second Escape could not be prevented.
    if (effect && (isModal || isIn(root, event.target))) event.preventDefault()
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (!isEscape(event)) return
    const { target } = event
    const { phase, root } = overlays.escape ?? {}
    // By its root: an overlay that was opening at `keydown` may be open by now.
    const layer = phase === 'ours' ? overlays.layers.findLast((layer) => layer.root === root) : layerFor(target)
    const isTheirs = !layer || isUsed(event, layer) || haveClosed.some((hasClosed) => hasClosed())
    haveClosed = []
    if (sendEscape({ type: 'up', root: layer?.root, target, isUsed: isTheirs })) layer?.onEscape?.()
  }
  // Forgets where a script stopped an earlier Escape.
  sendEscape({ type: 'key' })
  return [
    on(window, 'keydown', onEarlyKeyDown, { capture: true }),
    on(window, 'keyup', (event: KeyboardEvent) => isEscape(event) && watchPanelsAt(event), { capture: true }),
    on(window, 'keydown', onKeyDown),
    on(window, 'keyup', onKeyUp),
  ]
}
