import { on } from '../../base/events'
import { listParameters } from './address'
import { contentOf, findLoop } from './content'
import { requestPage } from './request'
import { updateLoop } from './update'

/** By list: who has to read the address again when a visitor goes back or forward. */
const followers = new Map<HTMLElement, Set<() => void>>()
let shownParameters = ''
let stop = () => {}

/** Calls `read` when the visitor goes back or forward to other filters or pages, and shows the list of that address again. */
export function followHistory(loop: HTMLElement, read: () => void): () => void {
  if (!followers.size) {
    shownParameters = listParameters(location.search)
    stop = on(window, 'popstate', onPopState)
  }
  const readers = followers.get(loop) ?? new Set()
  followers.set(loop, readers.add(read))
  return () => {
    readers.delete(read)
    if (!readers.size) followers.delete(loop)
    if (!followers.size) stop()
  }
}

/** Shows another address without loading it. */
export function pushAddress(address: string): void {
  history.pushState(history.state, '', address)
  shownParameters = listParameters(location.search)
}

function onPopState(): void {
  const parameters = listParameters(location.search)
  if (parameters === shownParameters) return
  shownParameters = parameters
  const page = requestPage(location.href)
  for (const [loop, readers] of followers) {
    for (const read of readers) read()
    // Whatever the address shows is better had from the server than not at all.
    void updateLoop(
      loop,
      async () => contentFrom(await page, loop),
      () => location.reload(),
    )
  }
}

/** The content of that list in another page. */
export function contentFrom(page: Document, loop: HTMLElement): Node[] {
  const id = loop.dataset.id || loop.id
  const other = findLoop(page, id)
  if (!other) throw new Error(`expected the list ${id} in the page, got none`)
  return contentOf(other)
}
