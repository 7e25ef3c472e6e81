import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { onPrint } from '../on-print'
import { adoptStylesheet } from '../stylesheet'

/**
 * A closed but searchable panel is laid out without space; the builder's stylesheets would remove it from layout, where no text is found.
 */
const CSS = `:where(.elementor-tab-content,.e-con,[data-widget=tabs]>*)[hidden=until-found]{${[
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

export interface Hooks {
  /** Opens what contains `target` immediately. Returns a function that closes it again, or undefined if it was open. */
  reveal: (target: Element) => (() => void) | undefined
  /** Called before and after printing, during which all panels are shown. */
  onPrint: (isPrinting: boolean) => void
}

/** Shows closed panels to find-in-page and in print. */
export function startHiddenPanels(host: HTMLElement, { reveal, onPrint: react }: Hooks): () => void {
  const stops = [on(host, 'beforematch', ({ target }) => void reveal(target as Element)), onPrint(react), adoptStylesheet(CSS + CHOSEN_CSS)]
  return () => stopAll(stops)
}
