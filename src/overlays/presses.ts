import { on } from '../base/events'
import { closestOf, containsNode } from '../base/property-of'
import { isInAboveDialogs } from './above-dialogs'
import { isIn, isInOtherLayer, layerFor } from './find-layer'
import { type Layer, overlays } from './state'

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
  // The second click of a double click: the first one has opened the overlay, or has closed what was above.
  if (event.detail > 1) return false
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

/** Presses on the page around an overlay. */
export function listenToPresses(): (() => void)[] {
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
