import { createElement } from '../../base/create-element'
import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { containsNode, matchesSelector, propertyOf } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { clickOnKey } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'
import { loadAndRunAction } from '../../popups/actions/links'
import { destinationOf, opensPopup } from './destination'
import { CONTROL } from './selectors'

/** Runs the attribute's action on click; a block gets a button's role and keys. */
export function start(host: HTMLElement): () => void {
  const { set, stop } = createWriters()
  const isNative = matchesSelector(host, 'button,a[href]')
  const value = host.getAttribute('data-action-link') ?? ''
  const destination = destinationOf(value)
  // A button's or link's contents are read as its text, so a block with controls must not become one.
  const isGroup = !isNative && !!queryFirst(host, CONTROL)
  if (!isNative && destination && !matchesSelector(host, '[role]')) {
    set(host, { role: isGroup ? 'group' : destination.kind === 'action' ? 'button' : 'link', tabindex: host.getAttribute('tabindex') ?? 0 })
  }
  if (opensPopup(value) && !isGroup) {
    set(host, { 'aria-haspopup': 'dialog', 'aria-expanded': false })
  }
  const onClick = (event: MouseEvent) => {
    const control = closestTo(event, CONTROL)
    if (!destination || event.defaultPrevented || (control && control !== host && containsNode(host, control))) return
    // In a form the button would submit it.
    event.preventDefault()
    if (destination.kind === 'action') loadAndRunAction(destination.value, event)
    else follow(host, destination.value, event)
  }
  const stops = [
    on<MouseEvent>(host, 'click', onClick),
    ...(isNative ? [] : [on<KeyboardEvent>(host, 'keydown', (event) => event.target === host && clickOnKey(event))]),
    stop,
  ]
  return () => stopAll(stops)
}

/** Follows the URL with a temporary link, in a new tab if needed, so that the page's link listeners see it. */
function follow(host: HTMLElement, href: string, event: MouseEvent): void {
  const link = createElement('a')
  link.href = href
  link.target = host.getAttribute('target') ?? ''
  link.rel = 'noopener'
  propertyOf(host, 'append').call(host, link)
  link.dispatchEvent(new MouseEvent('click', event))
  link.remove()
}
