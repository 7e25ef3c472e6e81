import { chunks } from './chunks'
import { ACTION_HASH } from './markup'
import { short } from './read'
import { guard, report } from './report'
import { type Action, actions } from './services/actions'
import { parseAction } from './services/parse-action'
import { popups } from './services/popups'

/** The builder's own (contract popups §6.1, core §16.3); a site may put others in their place. */
const builtIn = new Map<string, Action>([
  ['popup:open', ({ id, toggle }, event) => popups.open(id, 'action', event, toggle)],
  ['popup:close', ({ do_not_show_again }, event) => popups.around(event?.target)?.hide('action', do_not_show_again)],
  [
    'lightbox',
    (settings) => {
      chunks.lightbox().then(
        (m) => m.act(settings),
        () => {},
      )
    },
  ],
])

/** Runs the action of an address; an unknown one does nothing, a malformed one is said once. */
export function run(hash: string, event?: Event): void {
  const parsed = parseAction(hash)
  // The page it stood in has been swapped while this code was on its way: it is not meant for the next one.
  if ((event?.target as Node | null | undefined)?.getRootNode?.() instanceof HTMLBodyElement) return
  if (typeof parsed === 'string') report('link action', `expected ${parsed}, got ${short(hash)}`)
  else guard('link action', parsed.name, () => (actions.get(parsed.name) ?? builtIn.get(parsed.name))?.(parsed.settings, event))
}

/** Only when an element of the page carries the very same action: the gate against crafted links (contract core §16.4). */
export function runPage(hash: string): void {
  for (const el of document.querySelectorAll(`[${ACTION_HASH}]`)) {
    const own = el.getAttribute(ACTION_HASH) ?? ''
    // Whole, and not the beginning that all actions share.
    if (own === hash || (/settings/.test(hash) && el.getAttribute('href')?.endsWith(hash))) {
      run(own)
      return
    }
  }
}
