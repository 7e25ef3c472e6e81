import { isHeld } from './dom'
import { type Island, island } from './island'
import { BUILDER, MODAL, POPUP, POPUP_BY_HAND } from './markup'
import { enqueue } from './queue'
import { guard, nameOf } from './report'
import type { Widget } from './widget'

const islands = new WeakMap<Element, Map<Widget, Island>>()
const live = new Set<Island>()
/** Not an element's own: a form whose field is called `matches` has another one. */
const { matches } = Element.prototype
let widgets: Widget[] = []
let union = ''
let leaveBuilder = false
/** Found, and not looked at yet. */
const found = new Set<HTMLElement>()

/** Sets what is looked for. With `builderAlive`, the builder's own runtime is at work and its markup is left to it. */
export function setWidgets(list: Widget[], builderAlive = false): void {
  widgets = list
  union = list.map((w) => w.match).join()
  leaveBuilder = builderAlive
}

/** Adds to what is looked for, once, and looks for it. */
export function addWidgets(list: Widget[]): void {
  if (!union || list.every((w) => widgets.includes(w))) return
  setWidgets([...widgets, ...list], leaveBuilder)
  scan()
}

/** Every island on the page, waiting ones and failed ones too. */
export const liveIslands = (): Island[] => [...live]

/**
 * Finds what the widgets match at and below `root`, and starts it a slice at a time: settings are read, and there may be hundreds.
 * Idempotent: an element's island is made once.
 */
export function scan(root: ParentNode = document): void {
  if (!union) return
  const hits = [...root.querySelectorAll<HTMLElement>(union)]
  if (root instanceof HTMLElement && matches.call(root, union)) hits.unshift(root)
  for (const host of hits) {
    found.add(host)
    enqueue(() => {
      if (found.delete(host) && host.isConnected && isOurs(host)) for (const w of widgets) if (matches.call(host, w.match)) start(host, w)
    })
  }
}

function start(host: HTMLElement, w: Widget): void {
  const known = islands.get(host) ?? new Map<Widget, Island>()
  islands.set(host, known)
  if (known.has(w)) return
  const made = guard(`${w.name} ${nameOf(host)}`, 'failed', () => island(host, w))
  if (!made) return
  known.set(w, made)
  live.add(made)
}

function isOurs(host: HTMLElement): boolean {
  if (leaveBuilder && host.closest(BUILDER)) return false
  // What a closed popup holds wakes when the popup first shows.
  const closed = host.parentElement?.closest(`${POPUP},${POPUP_BY_HAND}`)
  return !closed || !!closed.closest(MODAL)
}

function end(one: Island): void {
  live.delete(one)
  islands.get(one.host)?.delete(one.widget)
  guard(`${one.widget.name} ${nameOf(one.host)}`, 'failed', one.stop)
}

/** Unmounts the islands at and below `root`, which puts the page's markup back. */
export function unmount(root: Node = document): void {
  hear(observer?.takeRecords())
  for (const host of found) if (root.contains(host)) found.delete(host)
  // Latest first, as nested undoing wants it.
  for (const one of liveIslands().reverse()) if (root === document || root.contains(one.host)) end(one)
  // What has moved back is not new.
  observer?.takeRecords()
}

let observer: MutationObserver | undefined

function hear(records: MutationRecord[] = []): void {
  let removed = false
  for (const { addedNodes, removedNodes } of records) {
    removed ||= removedNodes.length > 0
    for (const node of addedNodes) if (node instanceof HTMLElement && node.isConnected) scan(node)
  }
  // Moved is not removed: whoever moves has put it back by the next microtask.
  if (removed)
    queueMicrotask(() => {
      for (const one of live) if (!one.host.isConnected && !isHeld(one.host)) end(one)
    })
}

/** Starts what is added to the page later and ends what is removed from it. */
export function observe(): () => void {
  observer = new MutationObserver(hear)
  observer.observe(document, { childList: true, subtree: true })
  return () => observer?.disconnect()
}
