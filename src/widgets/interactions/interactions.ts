import { pageBody } from '../../base/document'
import { stopAll } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { onMutation } from '../../dom/observe'
import { adoptStylesheet, onPaper } from '../../dom/stylesheet'
import { whenActivated } from '../../dom/when-activated'
import { createWriters } from '../../dom/writers'
import { device } from '../../page/device'
import { readInteractions } from './data'
import { startTrigger } from './triggers'

const PLAYS = 'data-skerry-plays'
/** In print, everything must be visible. */
const ON_PAPER = onPaper(`[${PLAYS}]{opacity:1;transform:none}`)

/** Runs the interactions of elements on the page and of those added later, in popups or lists. Nothing plays before the page is visible. */
export const start = (host: HTMLElement): (() => void) => whenActivated(() => startItems(host))

function startItems(host: HTMLElement): () => void {
  const byId = readInteractions(host.textContent ?? '', device().get())
  const running = new Map<HTMLElement, (() => void)[]>()
  const bind = (root: HTMLElement) => {
    const all = [...(matchesSelector(root, '[data-interaction-id]') ? [root] : []), ...queryAll(root, '[data-interaction-id]')]
    for (const el of all) {
      const items = byId.get(el.getAttribute('data-interaction-id') ?? '')
      if (items && !running.has(el)) running.set(el, [mark(el), ...items.map((item) => startTrigger(el, item))])
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
  const onPageChange = (records: MutationRecord[]) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof HTMLElement && node.isConnected) bind(node)
    if (records.some(({ removedNodes }) => removedNodes.length)) release()
  }
  const stops = [
    onMutation(pageBody(), onPageChange, { childList: true, subtree: true }),
    adoptStylesheet(ON_PAPER),
    () => {
      for (const each of running.values()) stopAll(each)
    },
  ]
  return () => stopAll(stops)
}

function mark(el: HTMLElement): () => void {
  const { set, stop } = createWriters()
  set(el, { [PLAYS]: true })
  return stop
}
