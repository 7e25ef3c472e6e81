import { focusedElement } from '../base/document'
import { containsNode, matchesSelector } from '../base/property-of'
import { clicks } from './clicks'

/** In ms: older input is not replayed. */
const PATIENCE = 10_000
export const isRecent = ({ timeStamp }: Event): boolean => performance.now() - timeStamp < PATIENCE
/** Elements on which the browser turns keys into clicks. */
const NATIVE = 'a[href],button,summary,input,select,textarea'

/**
 * Replays a key pressed before the host's code loaded, if the focus is still there and nothing has handled the key. Only keys that widgets
 * use; keys that the browser turns into clicks are kept as clicks. For widgets that hold keys (early-input.ts); the menu, which is in the core,
 * and widgets with parts that start later call it themselves.
 */
export function replayKey(host: HTMLElement): void {
  const { latestKey: event } = clicks
  const el = event?.target
  if (!event || !(el instanceof HTMLElement) || el !== focusedElement() || !containsNode(host, el)) return
  const isKey = /^(Arrow|Home$|End$)/.test(event.key) || (/^(Enter| )$/.test(event.key) && !matchesSelector(el, NATIVE))
  const isDue = isKey && !event.defaultPrevented && isRecent(event)
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  if (!isDue || hasModifier || matchesSelector(el, 'input,select,textarea,[contenteditable]')) return
  clicks.latestKey = undefined
  el.dispatchEvent(new KeyboardEvent('keydown', event))
}
