import { enqueue } from '../base/queue'
import { describeElement, guard } from '../base/report'
import { BUILDER, MODAL, POPUP, POPUP_BY_HAND } from '../builder/selectors'
import { isTemporarilyDetached } from '../dom/move'
import { createIsland, type Island } from './island'
import type { Widget, WidgetGroup } from './widget'

const islands = new WeakMap<Element, Map<Widget, Island>>()
const live = new Set<Island>()
/** Not an element's own: a form whose field is called `matches` has another one. */
const { matches } = Element.prototype
let widgets: Widget[] = []
let groups: WidgetGroup[] = []
let union = ''
let leaveBuilder = false
/** Hosts that were found and have not been examined yet. */
const pendingHosts = new Set<HTMLElement>()

/** Sets what is scanned for. With `builderAlive`, the builder's own runtime is at work and its markup is left to it. */
export function setWidgets(list: Widget[], lazyGroups: WidgetGroup[] = [], builderAlive = false): void {
  widgets = list
  groups = lazyGroups
  union = [...list, ...lazyGroups].map(({ match }) => match).join()
  leaveBuilder = builderAlive
}

/** Loads the declarations of a group, and scans for them. A group whose file does not come is tried again by the next scan. */
function loadGroup(group: WidgetGroup): void {
  groups = groups.filter((other) => other !== group)
  const before = widgets
  group.load().then(
    (list) => {
      // Another page, or none, may have taken the place of the one that asked.
      if (widgets !== before) return
      setWidgets([...widgets, ...list], groups, leaveBuilder)
      scan()
    },
    () => {
      if (widgets === before) groups.push(group)
    },
  )
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
    pendingHosts.add(host)
    enqueue(() => {
      if (!pendingHosts.delete(host) || !host.isConnected || !isEligible(host)) return
      for (const widget of widgets) if (matches.call(host, widget.match)) start(host, widget)
      for (const group of groups) if (matches.call(host, group.match)) loadGroup(group)
    })
  }
}

function start(host: HTMLElement, w: Widget): void {
  const known = islands.get(host) ?? new Map<Widget, Island>()
  islands.set(host, known)
  if (known.has(w)) return
  const made = guard(`${w.name} ${describeElement(host)}`, 'failed', () => createIsland(host, w))
  if (!made) return
  known.set(w, made)
  live.add(made)
}

function isEligible(host: HTMLElement): boolean {
  if (leaveBuilder && host.closest(BUILDER)) return false
  // What a closed popup holds wakes when the popup first shows.
  const closed = host.parentElement?.closest(`${POPUP},${POPUP_BY_HAND}`)
  return !closed || !!closed.closest(MODAL)
}

function destroyIsland(one: Island): void {
  live.delete(one)
  islands.get(one.host)?.delete(one.widget)
  guard(`${one.widget.name} ${describeElement(one.host)}`, 'failed', one.stop)
}

/** Unmounts the islands at and below `root`, which puts the page's markup back. */
export function unmount(root: Node = document): void {
  onMutations(observer?.takeRecords())
  for (const host of pendingHosts) if (root.contains(host)) pendingHosts.delete(host)
  // Latest first, as nested undoing wants it.
  for (const one of liveIslands().reverse()) if (root === document || root.contains(one.host)) destroyIsland(one)
  // What has moved back is not new.
  observer?.takeRecords()
}

let observer: MutationObserver | undefined

function onMutations(records: MutationRecord[] = []): void {
  let removed = false
  for (const { addedNodes, removedNodes } of records) {
    removed ||= removedNodes.length > 0
    for (const node of addedNodes) if (node instanceof HTMLElement && node.isConnected) scan(node)
  }
  // Moved is not removed: whoever moves has put it back by the next microtask.
  if (removed)
    queueMicrotask(() => {
      for (const one of live) if (!one.host.isConnected && !isTemporarilyDetached(one.host)) destroyIsland(one)
    })
}

/** Starts what is added to the page later and ends what is removed from it. */
export function observe(): () => void {
  observer = new MutationObserver(onMutations)
  observer.observe(document, { childList: true, subtree: true })
  return () => observer?.disconnect()
}
