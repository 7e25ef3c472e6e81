import { on } from '../../base/events'
import { whenLoaded } from '../../base/lifetime'
import { parametersOf, showSame, withListOf } from './address'
import { contentOf, findLoop, idOf } from './content'
import { keptContent } from './kept-content'
import { requestPage } from './request'
import { pendingRequest, updateLoop } from './update'

/** A list that follows the address. */
interface Followed {
  /** The address whose filters and page it shows. */
  shown: string
  /** Who has to read the address again when it has changed: the list's filters. Of copies of one filter it is the latest. */
  readers: Map<unknown, () => void>
}
const followed = new Map<HTMLElement, Followed>()
let stopFollowing = () => {}
let stopRestoring: (() => void) | undefined

const isOtherAt = (address: string, loop: HTMLElement, { shown }: Followed) => loop.isConnected && !showSame(shown, address, idOf(loop))
/** The lists that another address shows otherwise. */
const changedAt = (address: string) => [...followed].flatMap(([loop, state]) => (isOtherAt(address, loop, state) ? [loop] : []))

/** From when on there may be something to go back to. Where its code cannot be loaded, the next change tries again. */
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
 * The address whose list the server has sent. Before our code was there the visitor may have gone back to another one; on another path
 * somebody else has put the list there.
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

/** Says for which address the list's content was made, given what was known of it. */
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
 * Shows what `request` resolves with as the list of the address, and until then what came for that address before. When it fails, `onFailure`
 * decides: whatever it does, list, address and filters must agree in the end.
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

/** After a failure: address and filters say again what the list shows. */
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
  let page: Promise<Document> | undefined
  for (const [loop, state] of followed) {
    for (const read of state.readers.values()) read()
    pendingRequest(loop)?.abort()
    if (!isOtherAt(location.href, loop, state)) continue
    page ??= requestPage(location.href)
    showFromPage(loop, page)
  }
}

/** The content of that list in another page. */
export function contentFrom(page: Document, loop: HTMLElement): Node[] {
  const other = findLoop(page, idOf(loop))
  if (!other) throw new Error(`expected the list ${idOf(loop)} in the page, got none`)
  return contentOf(other)
}
