import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { onPrint } from '../dom/on-print'
import { adoptStylesheet } from '../dom/stylesheet'

/**
 * A closed panel that the browser can search has a layout box that takes no room. The builder's stylesheets would remove it from the layout, where
 * the search does not look.
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
/** Forced colours remove the background that shows which tab is selected. The focus ring looks different from this outline. */
const CHOSEN_CSS = `@media(forced-colors:active){:where(.elementor-tab-title,.e-n-tab-title)[aria-selected=true]:not(:focus-visible){outline:2px solid Highlight;outline-offset:-2px}}`

export interface Hooks {
  /** Opens what contains `target`, at once. Returns a function that closes it again, or nothing if it was open. */
  reveal: (target: Element) => (() => void) | undefined
  /** The page is about to be printed, with everything shown, or has been printed. */
  onPrint: (isPrinting: boolean) => void
}

/** Shows closed panels to whoever looks for their contents: the browser's search and the printer. */
export function startHiddenPanels(host: HTMLElement, { reveal, onPrint: react }: Hooks): () => void {
  const stops = [on(host, 'beforematch', ({ target }) => void reveal(target as Element)), onPrint(react), adoptStylesheet(CSS + CHOSEN_CSS)]
  return () => stopAll(stops)
}
