import { focusTarget } from '../../dom/focus-keys'
import { isActivationKey } from '../../dom/on-press'

/** The item whose title (or content, for Escape) gets the key. */
export interface ItemLayout {
  index: number
  count: number
  isOpen: boolean
  isDetails: boolean
  /** The focus is in a nested accordion, which handles Escape itself. */
  isNested: boolean
  /** The focused element handles keys itself. */
  isInteractive: boolean
  direction: string
}

/** What a key does: toggle the item or focus another's button. `undefined` leaves the key to the browser. */
export function planAccordionKey(
  event: Pick<KeyboardEvent, 'key'> & Partial<KeyboardEvent>,
  { index, count, isOpen, isDetails, isNested, isInteractive, direction }: ItemLayout,
): { focus?: number; open?: boolean } | undefined {
  if (isNested && event.key === 'Escape') return isOpen ? { focus: index, open: false } : undefined
  if (isInteractive) return undefined
  if (isActivationKey(event)) {
    // The browser turns these keys into a click on a summary.
    if (isDetails) return undefined
    return event.repeat ? {} : { open: !isOpen }
  }
  const focus = focusTarget(event, index, count, direction)
  return focus === undefined ? undefined : { focus }
}

/** The indices of the items that change when `index` opens or closes; closing ones come first. */
export function planOpen(areOpen: boolean[], index: number, isOpen: boolean, isOneAtATime: boolean): number[] {
  const others = isOpen && isOneAtATime ? areOpen.flatMap((other, i) => (other && i !== index ? i : [])) : []
  return areOpen[index] === isOpen ? others : [...others, index]
}
