import { closestTo, isPlainClick, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { pagedAddress } from './address'
import { contentFrom, followHistory, pushAddress } from './history'
import { startLoadMore } from './load-more'
import { parseHtml } from './parse-html'
import { requestPage } from './request'
import { type LoopSettings, loopSettings } from './settings'
import { isUpdating, restoreLoop, UPDATED, updateLoop } from './update'

export { loopSettings as settings }

/** Pages of a list without loading the page: by its numbers, a button, or at its end (contract loops §2). */
export function start(host: HTMLElement, settings: LoopSettings): () => void {
  const id = host.dataset.id || host.id
  const loadMoreType = /load_more_(.+)/.exec(settings.pagination_type)?.[1]

  const onClick = (event: MouseEvent) => {
    const link = closestTo(event, 'a.page-numbers,a[data-loop-page]')
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    if (isUpdating(host)) return
    const { href } = link
    if (settings.auto_scroll) host.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    pushAddress(pagedAddress(location.href, href, id))
    void updateLoop(
      host,
      async (signal) => contentFrom(parseHtml(await requestPage(href, signal)), host),
      () => location.assign(href),
    )
  }

  let stopLoadMore = loadMoreType ? startLoadMore(host, loadMoreType === 'infinite_scroll') : () => {}
  const stops = [
    followHistory(host, () => {}),
    // Other content has its own number of pages.
    on(host, UPDATED, (event) => {
      if (event.target !== host || !loadMoreType) return
      stopLoadMore()
      stopLoadMore = startLoadMore(host, loadMoreType === 'infinite_scroll')
    }),
    () => stopLoadMore(),
    () => restoreLoop(host),
  ]
  if (settings.pagination_load_type === 'ajax') stops.unshift(on<MouseEvent>(host, 'click', onClick))
  return () => stopAll(stops)
}
