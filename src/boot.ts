import { startActions } from './actions/links'
import { files, script } from './base/assets'
import { ofDocument } from './base/document'
import { emit, on } from './base/events'
import { stopAll, whenLoaded } from './base/lifetime'
import { afterQueue, enqueue } from './base/queue'
import { report, warnings } from './base/report'
import { tellStarted, waitForStart, whenStarted } from './base/started'
import { getGlobal } from './base/values'
import { config, forgetConfig } from './builder/config'
import { countVisit } from './builder/storage'
import { startCompat } from './compat'
import { whenSeen } from './dom/when-seen'
import { expose } from './kit'
import { popups } from './popups/registry'
import { keepAtomicForms, rememberClicks, replayClicks } from './runtime/clicks'
import { liveIslands, observe, scan, scanFirst, setWidgets, unmount } from './runtime/scan'
import type { Stub } from './takeover/stub'
import { rareWidgets, startServices, widgets } from './widgets'
import { startRoleButtons } from './widgets/role-button'

const global = globalThis as { Skerry?: object }

/** Starts the runtime once: config → compat → scan → observe. A second script, of whatever version, finds `Skerry` there and does nothing. */
export function start(): void {
  if (getGlobal('Skerry')) return
  expose()
  const compat = startCompat()
  const { scanOrRun, unmountAll, runFirst } = createRuntime(compat)

  global.Skerry = {
    version: __VERSION__,
    /** Resolves when the runtime has started for the first time: the popups of the page are known. At each start `skerry:ready` says so on the document. */
    ready: new Promise<void>(whenStarted),
    /** Starts what is in `root` and not started yet; after `unmount(document)` it starts the whole runtime again. */
    scan: scanOrRun,
    /** Destroys the islands in `root` and restores its markup; for the whole document, everything that the runtime has written goes. */
    unmount: (root: Node = document) => (root === document ? unmountAll() : unmount(root)),
    islands: liveIslands,
    files,
    popup: popups.api,
  }

  // Where an inline part holds the builder's scripts, who drives the page is decided first.
  const stub = getGlobal<Stub>('skerryTakeover')
  if (stub)
    stub(() => import('./takeover').then((m) => m.takeOver(stub, compat.addOns, widgets, rareWidgets))).then(() => whenReady(runFirst))
  else whenReady(runFirst)
  followSwaps(unmountAll, scanOrRun)
}

type Compat = ReturnType<typeof startCompat>
let isVisitCounted = false

/** The start, in steps; what each attaches goes to `started`, which ends it. The first view comes first. */
function stepsOfStart(compat: Compat, started: (() => void)[]) {
  let isBuilderAlive = false
  return [
    () => {
      isBuilderAlive = compat.isBuilderAlive()
      if (isBuilderAlive) report('boot', 'the builder’s runtime is at work')
      else started.push(compat.markBody())
      setWidgets(widgets, rareWidgets, isBuilderAlive)
      started.push(rememberClicks())
      scanFirst()
    },
    () => {
      started.push(...startServices(isBuilderAlive))
      if (isBuilderAlive) return
      started.push(startActions(), startRoleButtons(), keepAtomicForms())
      compat.begin()
      if (!isVisitCounted && !config().edit && !config().preview) enqueue(() => whenSeen(countVisit))
      isVisitCounted = true
    },
    (isRunning: () => boolean) => {
      scan()
      started.push(observe())
      replayClicks()
      afterQueue(() => {
        if (!isRunning()) return
        tellStarted()
        emit(document, 'skerry:ready')
        started.push(startForAuthors())
      })
      started.push(followHtmx())
    },
  ]
}

/**
 * The steps are jobs of the queue: on a large page they would be one long task. What a step enqueues runs before the next one, and they end when
 * everything is unmounted meanwhile.
 */
function runSteps([step, ...rest]: ((isRunning: () => boolean) => void)[], isRunning: () => boolean): void {
  enqueue(() => {
    if (!isRunning()) return
    step?.(isRunning)
    if (rest[0]) runSteps(rest, isRunning)
  })
}

/** What starts the runtime and ends it. It waits to be started by `runFirst`. */
function createRuntime(compat: Compat) {
  waitForStart()
  /** What the running runtime has attached; `undefined` while it does not run. */
  let stops: (() => void)[] | undefined
  /** The page is read, and it is decided who drives it: until then nobody starts the runtime by a call or an event. */
  let isDue = false

  const run = () => {
    if (stops) return
    const started: (() => void)[] = []
    stops = started
    warnings.held = script?.dataset.debug !== undefined || /[?&]skerry-inspect(?=[=&]|$)/.test(location.search)
    runSteps(stepsOfStart(compat, started), () => stops === started)
  }
  const scanOrRun = (root: ParentNode = document) => {
    if (stops) scan(root)
    else if (isDue) run()
  }
  const runFirst = () => {
    isDue = true
    run()
  }
  const unmountAll = () => {
    waitForStart()
    unmount()
    stopAll(stops?.reverse() ?? [])
    stops = undefined
    // The next page may have another configuration.
    setWidgets([])
    forgetConfig()
  }
  return { scanOrRun, unmountAll, runFirst }
}

/**
 * Turbo and Astro swap the content of the page. The copy of a page that they keep must be the page as it was served; and while Turbo shows a kept
 * copy it waits for the page itself, so that it renders twice and loads once.
 */
function followSwaps(unmountAll: () => void, start: () => void): void {
  for (const name of ['turbo:before-cache', 'turbo:before-render', 'astro:before-swap']) on(document, name, unmountAll)
  for (const name of ['turbo:render', 'turbo:load', 'astro:page-load']) on(document, name, () => start())
}

/** htmx swaps parts of the page. */
const followHtmx = () =>
  getGlobal('htmx')
    ? whenLoaded(
        () => import('./runtime/follow-htmx'),
        (m) => m.followHtmx(unmount, scan),
      )
    : () => {}

/** Loads what is there for authors, the inspector and the names of mistakes, where the page's address or our tag asks for it: visitors pay nothing. */
const startForAuthors = () =>
  warnings.held
    ? whenLoaded(
        () => import('./inspect'),
        (m) => m.startForAuthors(widgets, rareWidgets),
      )
    : () => {}

/** Calls `run` at DOM ready, when all deferred scripts have run, those after ours too. */
function whenReady(run: () => void): void {
  // The document is “interactive” before DOMContentLoaded and after it, until the last picture: after it, the event does not come again.
  if (ofDocument('readyState') === 'complete' || performance.timing?.domContentLoadedEventStart) {
    run()
    return
  }
  const begin = () => {
    stopAll(stops)
    run()
  }
  // By `load` too: a page whose `performance` somebody has replaced does not say that the first is over.
  const stops = [on(document, 'DOMContentLoaded', begin), on(window, 'load', begin)]
}
