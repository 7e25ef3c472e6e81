import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { containsNode } from '../../base/property-of'
import { guard } from '../../base/report'
import { onPrint } from '../on-print'
import { adoptStylesheet } from '../stylesheet'
import { followLinks, openByAddress, type Revealable } from './deep-links'

/**
 * A closed but searchable panel is laid out without space; the builder's stylesheets would remove it from layout, where no text is found.
 */
const UNTIL_FOUND_CSS = `:where(.elementor-tab-content,.e-con,[data-widget=tabs]>*)[hidden=until-found]{${[
  'display:block',
  'position:absolute',
  'height:0',
  'min-height:0',
  'margin:0',
  'padding:0',
  'border:0',
  'opacity:0',
].join('!important;')}!important}`
/** Forced colours remove the background that marks the selected tab. Its ring differs from the focus ring. */
const CHOSEN_CSS = `@media(forced-colors:active){:where(.elementor-tab-title,.e-n-tab-title)[aria-selected=true]:not(:focus-visible){outline:2px solid Highlight;outline-offset:-2px}}`

interface Host extends Revealable {
  /** Called before and after printing, during which all panels are shown. */
  onPrint: (isPrinting: boolean) => void
}

/** In the order in which they have started: an outer one opens before those in it. */
const hosts = new Set<Host>()
const stops: (() => void)[] = []

function forAll(use: (host: Host) => void): void {
  for (const host of [...hosts]) guard('revealing', 'failed', () => use(host))
}

/**
 * Reveals closed parts without a press on their title: by address, in-page link, find-in-page and printing. In its own chunk, shared
 * by tabs and accordions, which do not wait for it. All share the listeners: browsers compare each new one with all that its target has, so
 * a thousand of each kind would cost 200 ms.
 */
export function startRevealing(el: HTMLElement, hooks: Pick<Host, 'reveal' | 'onPrint'>): () => void {
  const host: Host = { host: el, ...hooks }
  hosts.add(host)
  if (!stops.length)
    stops.push(
      adoptStylesheet(UNTIL_FOUND_CSS + CHOSEN_CSS),
      on(document, 'beforematch', ({ target }) =>
        forAll((one) => containsNode(one.host, target as Element) && one.reveal(target as Element)),
      ),
      onPrint((isPrinting) => forAll((one) => one.onPrint(isPrinting))),
      ...followLinks(forAll),
    )
  openByAddress(host)
  return () => {
    hosts.delete(host)
    if (!hosts.size) stopAll(stops)
  }
}
