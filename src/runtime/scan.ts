import { closestOf, containsNode, matchesSelector } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { enqueue } from '../base/queue'
import { describeElement, guard } from '../base/report'
import { isOnPage } from '../dom/move'
import { BUILDER_MARKUP, MODAL, POPUP, POPUP_BY_HAND } from '../page/selectors'
import { createIsland, live } from './island'
import type { Island, RareWidgets, Widget } from './widget'

const islands = new WeakMap<Element, Map<Widget, Island>>()
let widgets: Widget[] = []
/** Widgets whose declarations have not loaded yet. */
let rare: RareWidgets | undefined
let anySelector = ''
/** The selector of first-view widgets. */
let firstSelector = ''
let isBuilderAlive = false
/** Hosts found but not yet examined. */
const pendingHosts = new Set<HTMLElement>()
/** The same for `scanFirst`. */
const pendingFirst = new Set<HTMLElement>()
/** Hosts of rare widgets found while their declarations load, so that the page is queried only once. */
const rareHosts = new Set<HTMLElement>()

/** Sets what to scan for. `isAlive`: the builder's runtime is running, and its markup is left to it. */
export function setWidgets(list: Widget[], rareWidgets?: RareWidgets, isAlive = false): void {
  widgets = list
  rare = rareWidgets
  anySelector = [...list, ...(rare ? [rare] : [])].map(({ match }) => match).join()
  firstSelector = list
    .filter(isFirst)
    .map(({ match }) => match)
    .join()
  isBuilderAlive = isAlive
}

type IsDue = (widget: Widget) => boolean
const isFirst: IsDue = ({ when }) => when === 'first'
/** Starts the widgets that the first view waits for, before everything else. */
export const scanFirst = (): void => scan(document, firstSelector, isFirst)

/** Loads the declarations of rare widgets, and examines their hosts again. After a failure the next scan retries. */
function loadRare(wanted: RareWidgets): void {
  wanted.load().then(
    (list) => {
      // The page was unmounted meanwhile, or another host has loaded them.
      if (rare !== wanted) return
      setWidgets([...widgets, ...list], undefined, isBuilderAlive)
      for (const host of rareHosts) examine(host)
      rareHosts.clear()
    },
    () => {},
  )
}

/** Every island on the page, including waiting and failed ones. */
export const liveIslands = (): Island[] => [...live]

/**
 * Finds hosts at and below `root`, and creates islands in slices, because there may be hundreds. Idempotent: one island per element and
 * widget. `selector` limits the hosts, `isDue` the widgets that start.
 */
export function scan(root: ParentNode = document, selector = anySelector, isDue?: IsDue): void {
  if (!selector) return
  const hits = queryAll(root, selector)
  if (root instanceof HTMLElement && matchesSelector(root, selector)) hits.unshift(root)
  if (rare && !isDue) requestRare(rare, hits)
  for (const host of hits) examine(host, isDue)
}

/** Loads the declarations of rare widgets if one of these hosts needs them, before examining any. */
function requestRare(wanted: RareWidgets, hosts: HTMLElement[]): void {
  const found = hosts.filter((host) => matchesSelector(host, wanted.match) && isEligible(host))
  for (const host of found) rareHosts.add(host)
  if (found[0]) loadRare(wanted)
}

/** Starts the widgets of `host`, each in its turn. */
function examine(host: HTMLElement, isDue?: IsDue): void {
  const pending = isDue ? pendingFirst : pendingHosts
  pending.add(host)
  enqueue(() => {
    if (!pending.delete(host) || !host.isConnected || !isEligible(host)) return
    for (const widget of widgets) if (isDue?.(widget) !== false && matchesSelector(host, widget.match)) start(host, widget)
  })
}

function start(host: HTMLElement, widget: Widget): void {
  const islandsOfHost = islands.get(host) ?? new Map<Widget, Island>()
  islands.set(host, islandsOfHost)
  if (islandsOfHost.has(widget)) return
  const island = guard(`${widget.name} ${describeElement(host)}`, 'failed', () => createIsland(host, widget))
  if (!island) return
  islandsOfHost.set(widget, island)
  live.add(island)
}

function isEligible(host: HTMLElement): boolean {
  if (isBuilderAlive && closestOf(host, BUILDER_MARKUP)) return false
  // The contents of a closed popup mount when it is first shown.
  return !!(closestOf(host, MODAL) ?? !matchesSelector(host, `:is(${POPUP},${POPUP_BY_HAND}) *`))
}

/** In reverse mount order, because later islands may have written over earlier ones. */
function destroyIslands(isDue: (host: HTMLElement) => boolean): void {
  for (const island of [...live].reverse()) {
    const { host, widget } = island
    // Stopping one may have stopped others.
    if (!isDue(host) || !live.delete(island)) continue
    islands.get(host)?.delete(widget)
    guard(`${widget.name} ${describeElement(host)}`, 'failed', island.stop)
  }
}

/** Destroys the islands at and below `root`, restoring the page's markup. */
export function unmount(root: Node = document): void {
  onMutations(observer?.takeRecords())
  for (const hosts of [pendingHosts, pendingFirst, rareHosts]) for (const host of hosts) if (containsNode(root, host)) hosts.delete(host)
  destroyIslands((host) => root === document || containsNode(root, host))
  // Nodes moved back by unmounting are not new.
  observer?.takeRecords()
}

let observer: MutationObserver | undefined

function onMutations(records: MutationRecord[] = []): void {
  let removed = false
  for (const { addedNodes, removedNodes } of records) {
    removed ||= removedNodes.length > 0
    for (const node of addedNodes) if (node instanceof HTMLElement && node.isConnected) scan(node)
  }
  // A moved node is back in the document by the next microtask.
  if (removed) queueMicrotask(() => destroyIslands((host) => !isOnPage(host)))
}

/** Mounts elements added to the page later, and destroys the islands of removed ones. */
export function observe(): () => void {
  observer = new MutationObserver(onMutations)
  observer.observe(document, { childList: true, subtree: true })
  return () => observer?.disconnect()
}
