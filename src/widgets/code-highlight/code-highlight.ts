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
 * Lets the page's own Prism colour program text, once Prism has loaded (contract loops §20), including text that comes later, in a popup or a loop.
 * Text that Prism has already coloured is left alone; without Prism, it stays plain and readable.
 */
export function start(host: HTMLElement): () => void {
  const stops: (() => void)[] = []
  const highlight = () => {
    const prism = getGlobal<Prism>('Prism')
    if (!prism?.highlightAllUnder || stops.length > 1 || host.querySelector('.token')) return
    stops.push(rememberTree(host))
    guard(describeElement(host), 'Prism', () => prism.highlightAllUnder?.(host))
  }
  // A deferred script of the site may run after ours.
  stops.push(ofDocument('readyState') === 'complete' ? () => {} : on(window, 'load', highlight))
  highlight()
  return () => stopAll(stops)
}
