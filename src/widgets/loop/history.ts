import { on } from '../../base/events'
import { whenLoaded } from '../../base/lifetime'
import { parametersOf, showSame, withListOf } from './address'
import { contentOf, idOf } from './content'
import { keptContent } from './kept-content'
import { requestPage } from './request'
import type { TakeList } from './show-content'
import { pendingRequest, updateLoop } from './update'

/** A list that shows what the page's address asks for. */
interface Followed {
  /** The address whose filters and page it shows. */
  shown: string
  /** Called when the address has changed: the filters of the list read it again. Of several copies of one filter, only the latest is called. */
  readers: Map<unknown, () => void>
}
const followed = new Map<HTMLElement, Followed>()
let stopFollowing = () => {}
let stopRestoring: (() => void) | undefined

const isOtherAt = (address: string, loop: HTMLElement, { shown }: Followed) => loop.isConnected && !showSame(shown, address, idOf(loop))
/** The lists that show other items at this address than they show now. */
const changedAt = (address: string) => [...followed].flatMap(([loop, state]) => (isOtherAt(address, loop, state) ? [loop] : []))

/** Called once the address names filters or a page, because the visitor can come back from then on. When the code cannot be loaded, the next change tries again. */
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
 * The address for which the server sent the list. The visitor may have gone back to another address of the same page before our code
 * loaded. When even the path has changed, a script of the site has put the list into the page, for the current address.
 */
function servedAddress(): string {
  const { href, pathname } = new URL(performance.getEntriesByType('navigation')[0]?.name ?? '', location.href)
  return pathname === location.pathname ? href : location.href
}

/** Shows the list of the address again, and calls `read`, when the visitor goes back or forward to other filters or pages. */
export function followHistory(loop: HTMLElement, id: unknown, read: () => void): () => void {
  if (!followed.size) stopFollowing = on(window, 'popstate', onPopState)
  const known = followed.get(loop)
  const state = known ?? { shown: servedAddress(), readers: new Map() }
  state.readers.set(id, read)
  followed.set(loop, state)
  if (parametersOf(location.href, idOf(loop)).length) keepScroll()
  if (!showSame(servedAddress(), location.href, idOf(loop))) {
    read()
    if (!known) showFromPage(loop)
  }
  return () => {
    state.readers.delete(id)
    if (!state.readers.size) followed.delete(loop)
    if (followed.size) return
    stopFollowing()
    stopRestoring?.()
    stopRestoring = undefined
  }
}

/** Records the address that the list's content belongs to; `change` gets the one recorded before. */
export function setShown(loop: HTMLElement, change: (known: string) => string): void {
  const state = followed.get(loop)
  if (state) state.shown = change(state.shown)
}

/** Shows another address without loading it. */
export function pushAddress(address: string): void {
  keepScroll()
  history.pushState(history.state, '', address)
}

/**
 * Shows what `request` resolves with as the list of the address, and until then what that address had the last time. When it fails, `onFailure`
 * decides what to do; whatever it does, list, address and filters must agree afterwards.
 */
export const showAddress = (
  loop: HTMLElement,
  request: (signal: AbortSignal) => Promise<Node[]>,
  onFailure: (error: Error) => void,
  mayAskAgain: (error: Error) => boolean = () => false,
): Promise<void> =>
  updateLoop(loop, {
    request,
    onFailure,
    mayAskAgain,
    kept: keptContent(loop),
    onShown: () => setShown(loop, () => location.href),
  })

/** After a failure: sets address and filters back to what the list still shows. */
export function rollBack(loop: HTMLElement): void {
  const state = followed.get(loop)
  if (!state) return
  history.replaceState(history.state, '', withListOf(location.href, state.shown, idOf(loop)))
  for (const read of state.readers.values()) read()
}

/** Shows the list as the server's page of this address has it; when that page cannot be had, the browser loads the address itself. */
const showFromPage = (loop: HTMLElement, page = requestPage(location.href)) =>
  void showAddress(
    loop,
    async () => contentFrom(await page, loop),
    () => location.reload(),
  )

function onPopState(): void {
  let page: Promise<TakeList> | undefined
  for (const [loop, state] of followed) {
    for (const read of state.readers.values()) read()
    pendingRequest(loop)?.abort()
    if (!isOtherAt(location.href, loop, state)) continue
    page ??= requestPage(location.href)
    showFromPage(loop, page)
  }
}

/** The content of that list in another page. */
export const contentFrom = (takeList: TakeList, loop: HTMLElement): Node[] => contentOf(takeList(loop))
