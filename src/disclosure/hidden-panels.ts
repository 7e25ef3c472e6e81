import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { onPrint } from '../dom/on-print'
import { adoptStylesheet } from '../dom/stylesheet'

/**
 * A closed panel in which the browser can find text is laid out, without room of its own; the builder's stylesheets would take it out of
 * the layout, where no text is found.
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
/** Forced colours leave nothing of a background that tells which tab is chosen. The ring of the focus is another one. */
const CHOSEN_CSS = `@media(forced-colors:active){:where(.elementor-tab-title,.e-n-tab-title)[aria-selected=true]:not(:focus-visible){outline:2px solid Highlight;outline-offset:-2px}}`

export interface Hooks {
  /** Opens what contains `target`, at once. Returns what closes it again, or nothing when it was open. */
  reveal: (target: Element) => (() => void) | undefined
  /** The page is about to be printed, where everything shows, or has been printed. */
  onPrint: (isPrinting: boolean) => void
}

/** Shows closed panels to those who ask for what is in them: the browser's search, and the printer. */
export function startHiddenPanels(host: HTMLElement, { reveal, onPrint: react }: Hooks): () => void {
  const stops = [on(host, 'beforematch', ({ target }) => void reveal(target as Element)), onPrint(react), adoptStylesheet(CSS + CHOSEN_CSS)]
  return () => stopAll(stops)
}
