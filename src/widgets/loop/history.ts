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
/** The lists that this address would change. */
const changedAt = (address: string) => followedLists().flatMap((list) => (isOtherAt(address, list) ? [list.el] : []))

/**
 * Called once the address contains filters or a page, because from then on the visitor can come back. If the code cannot be loaded, the next change
 * tries again.
 */
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
 * The address for which the server sent the list. The visitor may have gone back to another address of the same page before our code loaded. If even
 * the path has changed, a script of the site has put the list into the page, for the current address.
 */
function servedAddress(): string {
  const { href, pathname } = new URL(performance.getEntriesByType('navigation')[0]?.name ?? '', location.href)
  return pathname === location.pathname ? href : location.href
}

/** When the visitor goes back or forward to other filters or pages, shows the list for that address again and calls `read`. */
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

/** After a failure, resets address and filters to what the list still shows. */
export function rollBack({ el, shown, readers }: List): void {
  if (!shown) return
  history.replaceState(history.state, '', withListOf(location.href, shown, idOf(el)))
  for (const read of readers.values()) read()
}

/** Shows the list as the server's page at this address has it; if that page cannot be loaded, the browser loads the address itself. */
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
