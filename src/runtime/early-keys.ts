import { focusedElement } from '../base/document'
import { containsNode, matchesSelector } from '../base/property-of'
import { clicks } from './clicks'

/** In ms: what was pressed longer ago is not waited for any more. */
const PATIENCE = 10_000
/** What the browser itself makes clicks of keys on. */
const NATIVE = 'a[href],button,summary,input,select,textarea'

/**
 * Presses once more, in what has just mounted, the key that came before its code: where the focus still is, and nobody has answered. The keys are those that
 * widgets use; what the browser makes a click of is kept as a click.
 */
export function replayKey(host: HTMLElement): void {
  const { latestKey: event } = clicks
  const el = event?.target
  if (!event || !(el instanceof HTMLElement) || el !== focusedElement() || !containsNode(host, el)) return
  const isKey = /^(Arrow|Home$|End$)/.test(event.key) || (/^(Enter| )$/.test(event.key) && !matchesSelector(el, NATIVE))
  const isDue = isKey && !event.defaultPrevented && performance.now() - event.timeStamp < PATIENCE
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  if (!isDue || hasModifier || matchesSelector(el, 'input,select,textarea,[contenteditable]')) return
  clicks.latestKey = undefined
  el.dispatchEvent(new KeyboardEvent('keydown', event))
}
