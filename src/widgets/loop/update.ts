import { emit, on } from '../../base/events'
import { openFragments } from '../../base/open-fragments'
import { describeElement, report } from '../../base/report'
import { createWriters } from '../../dom/writers'
import { addStatus } from '../../ui/add-status'
import { contentOf, ITEMS, idOf, replaceContent } from './content'
import { CHANGES, FAILED, UPDATED } from './event-names'
import { type List, releaseList } from './list'

/** Restores the served content, and cancels the pending request. */
export function restoreList(list: List): void {
  const { el, served, inner, status, request } = list
  if (!served) return
  list.served = list.inner = list.status = list.request = undefined
  releaseList(list)
  request?.abort()
  status?.remove()
  emit(el, CHANGES)
  if (served.some((node) => !node.isConnected)) replaceContent(el, served)
  for (const [box, nodes] of inner ?? []) if (nodes.some((node, i) => node !== box.childNodes[i])) box.replaceChildren(...nodes)
  emit(el, UPDATED, { items: el.querySelector(ITEMS)?.childElementCount ?? 0 })
}

/** Announces the number of items to screen readers. */
export function announce(list: List, text: string): void {
  list.status ??= addStatus(list.el)
  list.status.say(text)
}

/** In ms: the wait before retrying. */
const RETRY_DELAY = 1500
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

export interface Update {
  request: (signal: AbortSignal) => Promise<Node[]>
  /** Called with an error after which the list shows what it did before: URL and filters must be reset to match. */
  onFailure: (error: Error) => void
  /** Whether the error may be temporary, so that retrying makes sense. */
  mayRetry?: (error: Error) => boolean
}

/** One change of a list, from the request to the new content. */
interface Change {
  list: List
  signal: AbortSignal
  /** Loaded during the request. */
  code: Promise<typeof import('./show-content')>
  stopLoading: () => void
  /** The earlier content for this URL: while it is being shown, and its HTML once shown. */
  showingKept?: Promise<void>
  kept?: string
  hasCome?: true
}

/**
 * Shows the content for the page's URL in a list: dims it, waits for `request`, and replaces the content. Shows earlier content for this
 * URL meanwhile. A newer request cancels an older one, so the latest wins. On failure the old content stays and the error is reported; if
 * it may be temporary, the request is retried once while the list stays usable.
 */
export async function updateList(list: List, update: Update): Promise<void> {
  list.served ??= contentOf(list.el)
  list.request?.abort()
  const controller = new AbortController()
  list.request = controller
  const { signal } = controller
  const change: Change = { list, signal, code: import('./show-content'), stopLoading: showLoading(list, signal) }
  const kept = keptContent(list.el)
  try {
    void showKept(change, kept.read())
    const nodes = await ask(change, update)
    if (signal.aborted) return
    change.hasCome = true
    const html = (await change.code).toHtml(nodes, change.list.el)
    kept.keep(html)
    await change.showingKept
    if (html !== change.kept) await show(change, nodes)
  } catch (error) {
    if (!signal.aborted && !change.kept) update.onFailure(error as Error)
  } finally {
    controller.abort()
    if (list.request === controller) list.request = undefined
  }
}

/** A list's content at a URL: the content received earlier, and a function to keep newer content. */
interface KeptContent {
  read: () => Promise<string | undefined>
  keep: (html: string) => void
}

/** The kept content of this list at the page's URL. */
function keptContent(loop: HTMLElement): KeptContent {
  const key = `${idOf(loop)} ${location.href}`
  const fragments = openFragments()
  return {
    read: async () => (await fragments)?.readFragment(key),
    keep: async (html) => (await fragments)?.keepFragment(key, html),
  }
}

/** Dims the list until this request ends, is replaced by a newer one, or the page unmounts. */
function showLoading(list: List, signal: AbortSignal): () => void {
  const writers = createWriters()
  on(signal, 'abort', writers.stop)
  writers.set(list.el, { '.e-loading-overlay': true, 'aria-busy': true })
  announce(list, '')
  return writers.stop
}

const show = async ({ list, signal, code }: Change, nodes: Node[]) =>
  (await code).showContent(list, nodes, signal, (text) => announce(list, text))

async function showKept(change: Change, read: Promise<string | undefined>): Promise<void> {
  const html = await read
  // Kept content never replaces content that has just arrived.
  if (!html || change.signal.aborted || change.hasCome) return
  const onKeptShown = () => {
    change.kept = html
    change.stopLoading()
  }
  // If this code fails to load, fresh content cannot be shown either, which is reported.
  change.showingKept = change.code.then(({ toNodes }) => show(change, toNodes(html, change.list.el))).then(onKeptShown, () => {})
}

const ask = (change: Change, { request, mayRetry }: Update): Promise<Node[]> => {
  const { signal, list } = change
  return request(signal).catch(async (error: Error) => {
    if (signal.aborted) throw error
    await change.showingKept
    report(describeElement(list.el), `loop: ${error.message}`, error)
    emit(list.el, FAILED, { error })
    if (change.kept || !mayRetry?.(error)) throw error
    change.stopLoading()
    await wait(RETRY_DELAY)
    signal.throwIfAborted()
    return request(signal)
  })
}
