import { ofDocument } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { describeElement, guard } from '../../base/report'
import { getGlobal } from '../../base/values'
import { rememberTree } from '../../dom/served-tree'

interface Prism {
  highlightAllUnder?: (container: Element) => void
}

/**
 * Highlights code with the page's own Prism, once loaded (contract loops §20), including code added later in a popup or loop. Skips code
 * that Prism has already highlighted; without Prism it stays plain.
 */
export function start(host: HTMLElement): () => void {
  const stops: (() => void)[] = []
  const highlight = () => {
    const prism = getGlobal<Prism>('Prism')
    if (!prism?.highlightAllUnder || stops.length > 1 || host.querySelector<HTMLElement>('.token')) return
    stops.push(rememberTree(host))
    guard(describeElement(host), 'Prism', () => prism.highlightAllUnder?.(host))
  }
  // The site's deferred script may load after ours.
  stops.push(ofDocument('readyState') === 'complete' ? () => {} : on(window, 'load', highlight))
  highlight()
  return () => stopAll(stops)
}
