import { emit, on } from '../../base/events'
import { describeElement, report } from '../../base/report'
import { createWriter } from '../../dom/writer'
import { type Mounted, mountUi } from '../../ui/mount'
import { HiddenStatus } from '../../ui/visually-hidden'
import { contentOf, ITEMS } from './content'
import { CHANGES, FAILED, UPDATED } from './event-names'
import type { KeptContent } from './kept-content'

/** What a list has while it is shown with other content than the server's. */
interface Shown {
  /** What the server sent with the page: of the list, and of the elements between it and its items. */
  served: Node[]
  inner?: (readonly [Element, Node[]])[]
  status?: Mounted
  request?: AbortController
}
const shown = new Map<Element, Shown>()

const shownOf = (loop: Element): Shown => {
  const state = shown.get(loop) ?? { served: contentOf(loop) }
  shown.set(loop, state)
  return state
}
function innerOf(loop: Element) {
  const found: (readonly [Element, Node[]])[] = []
  for (let el = loop.querySelector(ITEMS); el && el !== loop; el = el.parentElement) found.push([el, [...el.childNodes]])
  return found
}

/** What ends the request that is on its way; the list stays as it is. */
export const pendingRequest = (loop: Element): AbortController | undefined => shown.get(loop)?.request

/** Gives the list back what the server sent with the page, and forgets what is on its way. */
export function restoreLoop(loop: Element): void {
  const state = shown.get(loop)
  if (!state) return
  shown.delete(loop)
  state.request?.abort()
  state.status?.remove()
  emit(loop, CHANGES)
  if (state.served.some((node) => !node.isConnected)) replaceContent(loop, state.served)
  for (const [el, nodes] of state.inner ?? []) if (nodes.some((node, i) => node !== el.childNodes[i])) el.replaceChildren(...nodes)
  emit(loop, UPDATED, { items: loop.querySelector(ITEMS)?.childElementCount ?? 0 })
}

function replaceContent(loop: Element, nodes: Node[]): void {
  const before = contentOf(loop)
  const marker = new Comment()
  if (before[0]) loop.insertBefore(marker, before[0])
  else loop.prepend(marker)
  for (const node of before) loop.removeChild(node)
  marker.replaceWith(...nodes)
}

/** Tells screen readers, politely, how many items there are. The region is there before its text: otherwise it is not read. */
function announce(loop: HTMLElement, state: Shown, text: string): void {
  if (state.status) state.status.update(<HiddenStatus text={text} />)
  else state.status = mountUi(<HiddenStatus text={text} />, (container) => loop.append(container))
}

/** How long a list waits before it asks a second time, in ms. */
const AGAIN_AFTER = 1500
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

export interface Update {
  request: (signal: AbortSignal) => Promise<Node[]>
  /** Called with an error after which the list shows what it has shown before. */
  onFailure: (error: Error) => void
  /** Whether an error may be temporary, so that a second request makes sense. */
  mayAskAgain: (error: Error) => boolean
  /** Called when the list shows what was asked for, as it is or as it was when it came last. */
  onShown: () => void
  kept: KeptContent
}

/**
 * Shows other content in a list: dims it, waits for `request`, and puts what it resolves with in the place of the old content. What came
 * for the same before is shown meanwhile. A newer request ends an older one, so that the latest wins. When it fails, the old content stays, the
 * site owner is told, and after an error that may be temporary the request is repeated once, while the list stays usable.
 */
export async function updateLoop(loop: HTMLElement, { request, onFailure, mayAskAgain, onShown, kept }: Update): Promise<void> {
  const state = shownOf(loop)
  state.request?.abort()
  const controller = new AbortController()
  state.request = controller
  const { signal } = controller
  const writer = createWriter(loop)
  // At the end of this request, and at once when a newer one replaces it or the page is unmounted.
  on(signal, 'abort', writer.stop)
  writer.set('.e-loading-overlay', true)
  writer.set('aria-busy', true)
  announce(loop, state, '')
  // It comes while the server thinks.
  const code = import('./show-content')
  const show = async (nodes: Node[]) =>
    (await code).showContent(loop, nodes, {
      replace: replaceContent,
      mayChange: () => {
        if (signal.aborted) return false
        emit(loop, CHANGES)
        state.inner ??= innerOf(loop)
        return true
      },
      onShown: (items, text) => {
        announce(loop, state, text)
        emit(loop, UPDATED, { items })
        onShown()
      },
    })
  let early: string | undefined
  let hasCome = false
  let showingKept: Promise<void> | undefined
  const showKept = async () => {
    const html = await kept.read()
    // Whichever comes first: what was kept never replaces what has just come.
    if (!html || signal.aborted || hasCome) return
    const onKeptShown = () => {
      early = html
      writer.stop()
    }
    // Where the code for it does not come, what comes from the server cannot be shown either, and that is said.
    showingKept = code.then(({ toNodes }) => show(toNodes(html, loop))).then(onKeptShown, () => {})
  }
  try {
    void showKept()
    const nodes = await request(signal).catch(async (error: Error) => {
      if (signal.aborted) throw error
      await showingKept
      report(describeElement(loop), `loop: ${error.message}`, error)
      emit(loop, FAILED, { error })
      if (early || !mayAskAgain(error)) throw error
      writer.stop()
      await wait(AGAIN_AFTER)
      signal.throwIfAborted()
      return request(signal)
    })
    if (signal.aborted) return
    hasCome = true
    const html = (await code).toHtml(nodes)
    kept.keep(html)
    await showingKept
    if (html !== early) await show(nodes)
  } catch (error) {
    if (!signal.aborted && !early) onFailure(error as Error)
  } finally {
    controller.abort()
    if (state.request === controller) state.request = undefined
  }
}
