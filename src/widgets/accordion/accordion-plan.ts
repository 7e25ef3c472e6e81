import { focusTarget } from '../../dom/focus-keys'
import { isActivationKey } from '../../dom/on-press'

/** The item in whose title, or for Escape in whose content, a key is pressed. */
export interface ItemLayout {
  index: number
  count: number
  isOpen: boolean
  isDetails: boolean
  /** The focus is in a nested accordion, whose items Escape closes. */
  isNested: boolean
  /** What has the focus works by itself. */
  isInteractive: boolean
  direction: string
}

/** What a key does: it opens or closes the item, or moves the focus to the button of one; nothing where it is the browser's. */
export function planKey(
  event: Pick<KeyboardEvent, 'key'> & Partial<KeyboardEvent>,
  { index, count, isOpen, isDetails, isNested, isInteractive, direction }: ItemLayout,
): { focus?: number; open?: boolean } | undefined {
  if (isNested && event.key === 'Escape') return isOpen ? { focus: index, open: false } : undefined
  if (isInteractive) return undefined
  if (isActivationKey(event)) {
    // The browser clicks on a summary itself.
    if (isDetails) return undefined
    return event.repeat ? {} : { open: !isOpen }
  }
  const focus = focusTarget(event, index, count, direction)
  return focus === undefined ? undefined : { focus }
}

/** Which of the items change when number `index` is opened or closed: those that close come first. */
export function planOpen(areOpen: boolean[], index: number, isOpen: boolean, isOneAtATime: boolean): number[] {
  const others = isOpen && isOneAtATime ? areOpen.flatMap((other, i) => (other && i !== index ? i : [])) : []
  return areOpen[index] === isOpen ? others : [...others, index]
}
