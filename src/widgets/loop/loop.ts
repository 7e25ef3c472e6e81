import { closestTo, isPlainClick, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { containsNode } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { pagedAddress } from './address'
import { ITEMS, idOf } from './content'
import { contentFrom, followHistory, pushAddress } from './history'
import { listOf } from './list'
import { requestPage } from './request'
import { type LoopSettings, loopSettings } from './settings'
import { restoreList, updateList } from './update'

export { loopSettings as settings }

/** Loads numbered pages of a list without a page load, and the right list when a visitor goes back (contract loops §2.3). */
export function start(host: HTMLElement, settings: LoopSettings): () => void {
  const list = listOf(host)
  const onClick = (event: MouseEvent) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a.page-numbers,a[data-loop-page]')
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    // Links inside items belong to the browser, whatever their classes.
    const box = queryFirst(host, ITEMS)
    if (box && containsNode(box, link)) return
    event.preventDefault()
    if (list.request) return
    const { href } = link
    if (settings.auto_scroll) host.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    pushAddress(pagedAddress(location.href, href, idOf(host)))
    void updateList(list, {
      request: async (signal) => contentFrom(await requestPage(href, signal), host),
      onFailure: () => location.reload(),
    })
  }
  const stops = [followHistory(list, host, () => {}), () => restoreList(list)]
  if (settings.pagination_load_type === 'ajax') stops.unshift(on<MouseEvent>(host, 'click', onClick))
  return () => stopAll(stops)
}
