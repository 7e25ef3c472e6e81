import { queryAll } from '../../base/query-all'
import { guard, report } from '../../base/report'
import { excerpt } from '../../base/values'
import { ACTION_HASH } from '../../page/selectors'
import { popups } from '../registry'
import { wasSwappedOut } from '../swapped-out'
import { parseAction } from './parse'
import { actions, addBuiltInAction } from './registry'

addBuiltInAction('popup:open', ({ id, toggle }, event) => {
  // Converting an object from a URL to text may throw.
  popups.open(typeof id === 'object' ? excerpt(id) : id, 'action', event, toggle)
})
addBuiltInAction('popup:close', ({ do_not_show_again }, event) => popups.containing(event?.target)?.hide('action', do_not_show_again))

/** Runs the action in a URL. Unknown actions do nothing; a malformed URL is reported once. */
export function runAction(hash: string, event?: Event): void {
  const parsed = parseAction(hash)
  // The next page may offer something else.
  if (wasSwappedOut(event?.target)) return
  if (typeof parsed === 'string') {
    report('link action', `expected ${parsed}, got ${excerpt(hash)}`)
    return
  }
  const { name, settings } = parsed
  guard('link action', name, () => (actions.site.get(name) ?? actions.builtIn.get(name))?.(settings, event))
}

/**
 * Runs the action in the page's own address, but only if an element of the page has the very same action: a crafted link to the page must
 * not open anything the page does not offer (contract core §16.4).
 */
export function runPageAction(hash: string): void {
  for (const el of queryAll(document, `[${ACTION_HASH}]`)) {
    const offered = el.getAttribute(ACTION_HASH) ?? ''
    // A whole action with its settings, not only the prefix that all actions share.
    const hasSameLink = /settings/.test(hash) && el.getAttribute('href')?.endsWith(hash)
    if (offered === hash || hasSameLink) {
      runAction(offered)
      return
    }
  }
}
