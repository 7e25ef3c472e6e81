import { closestOf, containsNode } from '../base/property-of'
import { type Layer, overlays } from './state'

/** Third-party lists, calendars and dialogs anywhere in the page: a click in one is not outside an overlay (contract popups §17.22). */
const OTHER_LAYERS = '.dialog-widget,dialog,[role$=dialog],[role=listbox],[popover],.flatpickr-calendar'

export const isIn = (root: HTMLElement | undefined, target: EventTarget | null): boolean =>
  Boolean(root && target instanceof Node && containsNode(root, target))

/** The overlay that an event is for: the one it happens in, else the topmost modal, because nothing around that is reachable. */
export const layerFor = (target: EventTarget | null, among: Layer[] = overlays.layers): Layer | undefined =>
  among.findLast(({ root, keysIn }) => isIn(keysIn ?? root, target)) ??
  among.findLast(({ isModal }) => isModal) ??
  among.findLast(({ keysIn }) => !keysIn)

/** Whether `target` is in a dialog that is neither this one nor around or inside it. */
export function isInOtherLayer(target: EventTarget | null, { root }: Layer): boolean {
  const other = target instanceof Element && closestOf(target, OTHER_LAYERS)
  return Boolean(other && !containsNode(other, root) && !containsNode(root, other))
}
