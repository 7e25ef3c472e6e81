import { guard, report } from '../base/report'
import { excerpt } from '../base/values'
import { ACTION_HASH } from '../builder/selectors'
import { popups } from '../popups/registry'
import { parseAction } from './parse'
import { actions, addBuiltInAction } from './registry'

addBuiltInAction('popup:open', ({ id, toggle }, event) => popups.open(id, 'action', event, toggle))
addBuiltInAction('popup:close', ({ do_not_show_again }, event) => popups.around(event?.target)?.hide('action', do_not_show_again))

/** Runs the action of an address; an unknown one does nothing, a malformed one is said once. */
export function runAction(hash: string, event?: Event): void {
  const parsed = parseAction(hash)
  // The page it stood in has been swapped while this code was on its way: it is not meant for the next one.
  if ((event?.target as Node | null | undefined)?.getRootNode?.() instanceof HTMLBodyElement) return
  if (typeof parsed === 'string') report('link action', `expected ${parsed}, got ${excerpt(hash)}`)
  else
    guard('link action', parsed.name, () => (actions.site.get(parsed.name) ?? actions.builtIn.get(parsed.name))?.(parsed.settings, event))
}

/** Only when an element of the page carries the very same action: the gate against crafted links (contract core §16.4). */
export function runPageAction(hash: string): void {
  for (const el of document.querySelectorAll(`[${ACTION_HASH}]`)) {
    const own = el.getAttribute(ACTION_HASH) ?? ''
    // Whole, and not the beginning that all actions share.
    if (own === hash || (/settings/.test(hash) && el.getAttribute('href')?.endsWith(hash))) {
      runAction(own)
      return
    }
  }
}
