import { on } from '../../base/events'
import { whenLoaded } from '../../base/lifetime'
import { parametersOf, showSame, withListOf } from './address'
import { contentOf, idOf } from './content'
import { followedLists, type List, releaseList } from './list'
import { requestPage } from './request'
import type { TakeList } from './show-content'
import { updateList } from './update'

let stopFollowing = () => {}
let stopRestoring: (() => void) | undefined

const isOtherAt = (address: string, { el, shown }: List) => el.isConnected && !showSame(shown ?? address, address, idOf(el))
/** The lists that this URL would change. */
const changedAt = (address: string) => followedLists().flatMap((list) => (isOtherAt(address, list) ? [list.el] : []))

/** Called once the URL has filters or a page that the visitor can return to. If loading fails, the next change retries. */
function keepScroll(): void {
  const left = [location.href, scrollY] as const
  stopRestoring ??= whenLoaded(
    () => import('./restore-scroll'),
    (m) => m.restoreScroll(changedAt, left),
    () => {
      stopRestoring = undefined
    },
  )
}

/**
 * The URL for which the server sent the list. The visitor may have gone back to another URL of the same page before our code loaded. If
 * even the path differs, a site script has inserted the list for the current URL.
 */
function servedAddress(): string {
  const { href, pathname } = new URL(performance.getEntriesByType('navigation')[0]?.name ?? '', location.href)
  return pathname === location.pathname ? href : location.href
}

/** When the visitor goes back or forward to other filters or pages, shows the list for that URL and calls `read`. */
export function followHistory(list: List, id: unknown, read: () => void): () => void {
  const { el, readers } = list
  if (!followedLists()[0]) stopFollowing = on(window, 'popstate', onPopState)
  const isFollowed = readers.size > 0
  list.shown ??= servedAddress()
  readers.set(id, read)
  if (parametersOf(location.href, idOf(el)).length) keepScroll()
  if (!showSame(servedAddress(), location.href, idOf(el))) {
    read()
    if (!isFollowed) showFromPage(list)
  }
  return () => {
    readers.delete(id)
    if (!readers.size) list.shown = undefined
    releaseList(list)
    if (followedLists()[0]) return
    stopFollowing()
    stopRestoring?.()
    stopRestoring = undefined
  }
}

export function pushAddress(address: string): void {
  keepScroll()
  history.pushState(history.state, '', address)
}

/** After a failure, resets URL and filters to what the list still shows. */
export function rollBack({ el, shown, readers }: List): void {
  if (!shown) return
  history.replaceState(history.state, '', withListOf(location.href, shown, idOf(el)))
  for (const read of readers.values()) read()
}

/** Shows the list from the server's page at this URL; if that fails, the browser navigates to it. */
const showFromPage = (list: List, page = requestPage(location.href)) =>
  void updateList(list, { request: async () => contentFrom(await page, list.el), onFailure: () => location.reload() })

function onPopState(): void {
  let page: Promise<TakeList> | undefined
  for (const list of followedLists()) {
    for (const read of list.readers.values()) read()
    list.request?.abort()
    if (!isOtherAt(location.href, list)) continue
    page ??= requestPage(location.href)
    showFromPage(list, page)
  }
}

/** The content of that list in another page. */
export const contentFrom = (takeList: TakeList, loop: HTMLElement): Node[] => contentOf(takeList(loop))
