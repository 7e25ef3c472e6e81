import { pageBody } from '../../base/document'
import { stopAll } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { device } from '../../builder/device'
import { type Interaction, readInteractions } from './data'
import { startTrigger } from './triggers'

/** Runs what the data say of elements that are on the page, and of those that come later: in popups, in lists. */
export function start(host: HTMLElement): () => void {
  const byId = readInteractions(host.textContent ?? '', device().get())
  const running = new Map<HTMLElement, (() => void)[]>()
  const bind = (root: HTMLElement) => {
    const all = [...(matchesSelector(root, '[data-interaction-id]') ? [root] : []), ...queryAll(root, '[data-interaction-id]')]
    for (const el of all) {
      const items = byId.get(el.getAttribute('data-interaction-id') ?? '')
      if (items && !running.has(el))
        running.set(
          el,
          items.map((item: Interaction) => startTrigger(el, item)),
        )
    }
  }
  const release = () => {
    for (const [el, stops] of running) {
      if (el.isConnected) continue
      stopAll(stops)
      running.delete(el)
    }
  }
  if (!byId.size) return () => {}
  bind(pageBody())
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof HTMLElement && node.isConnected) bind(node)
    if (records.some(({ removedNodes }) => removedNodes.length)) release()
  })
  observer.observe(pageBody(), { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const stops of running.values()) stopAll(stops)
    running.clear()
  }
}
