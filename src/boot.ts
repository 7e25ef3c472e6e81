import { files, script } from './base/assets'
import { ofDocument } from './base/document'
import { emit, on } from './base/events'
import { stopAll, whenLoaded } from './base/lifetime'
import { afterQueue, enqueue, tellStarted, waitForStart, whenStarted } from './base/queue'
import { report, warnings } from './base/report'
import { getGlobal } from './base/values'
import { startCompat } from './compat'
import { whenActivated } from './dom/when-activated'
import { expose } from './kit'
import { config, forgetConfig } from './page/config'
import { countVisit } from './page/storage'
import { startActions } from './popups/actions/links'
import { popups } from './popups/registry'
import { keepAtomicForms, rememberClicks, replayClicks } from './runtime/clicks'
import { revealInvalidFields } from './runtime/invalid-fields'
import { liveIslands, observe, scan, scanFirst, setWidgets, unmount } from './runtime/scan'
import type { Stub } from './takeover/stub'
import { rareWidgets, startServices, widgets } from './widgets'
import { startRoleButtons } from './widgets/role-button'

const global = globalThis as { Skerry?: object }

/** Starts the runtime once: config → compat → scan → observe. A second script of any version finds `Skerry` and does nothing. */
export function start(): void {
  if (getGlobal('Skerry')) return
  expose()
  const compat = startCompat()
  const { scanOrRun, unmountAll, runFirst } = createRuntime(compat)

  global.Skerry = {
    version: __VERSION__,
    /** Resolves at the first start, when the page's popups are known. Every start also fires `skerry:ready` on the document. */
    ready: new Promise<void>(whenStarted),
    /** Starts the widgets in `root` that are not running; after `unmount(document)` restarts the whole runtime. */
    scan: scanOrRun,
    /** Unmounts the islands in `root` and restores its markup; for the document, removes everything the runtime wrote. */
    unmount: (root: Node = document) => (root === document ? unmountAll() : unmount(root)),
    islands: liveIslands,
    files,
    popup: popups.api,
  }

  // If an inline script blocks the builder's scripts, first decide who drives the page.
  const stub = getGlobal<Stub>('skerryTakeover')
  if (stub)
    stub(() => import('./takeover').then((m) => m.takeOver(stub, compat.addOns, widgets, rareWidgets))).then(() => whenReady(runFirst))
  else whenReady(runFirst)
  followPages(unmountAll, scanOrRun)
}

type Compat = ReturnType<typeof startCompat>
let isVisitCounted = false

/** The steps of a start; each adds its undo to `started`. The first view comes first. */
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
      started.push(startActions(), startRoleButtons(), keepAtomicForms(), revealInvalidFields())
      compat.begin()
      if (!isVisitCounted && !config().edit && !config().preview) enqueue(() => whenActivated(countVisit))
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
      started.push(followParts())
    },
  ]
}

/**
 * Runs the steps as queue jobs, as on a large page they would be one long task. Jobs queued by a step run before the next step; unmounting
 * everything cancels the rest.
 */
function runSteps([step, ...rest]: ((isRunning: () => boolean) => void)[], isRunning: () => boolean): void {
  enqueue(() => {
    if (!isRunning()) return
    step?.(isRunning)
    if (rest[0]) runSteps(rest, isRunning)
  })
}

/** Creates the functions that start and end the runtime. It starts only after `runFirst`. */
function createRuntime(compat: Compat) {
  waitForStart()
  /** Undo the running runtime; `undefined` while it is stopped. */
  let stops: (() => void)[] | undefined
  /** The page is parsed and it is decided who drives it; before that, no call or event may start the runtime. */
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
 * Turbo and Astro swap page content. Turbo's cached copy must be the page as served. While Turbo previews a cached copy we wait for the
 * page itself, so that it starts only once.
 */
function followPages(unmountAll: () => void, start: () => void): void {
  for (const name of ['turbo:before-cache', 'turbo:before-render', 'astro:before-swap']) on(document, name, unmountAll)
  for (const name of ['turbo:render', 'turbo:load', 'astro:page-load']) on(document, name, () => start())
}

const hasSwaps = () => ['htmx', 'Turbo'].some(getGlobal)

/** These swap and morph parts of the page. They may load after us. */
const followParts = () =>
  whenLoaded(
    async () => {
      if (!hasSwaps() && ofDocument('readyState') !== 'complete') await new Promise((done) => on(window, 'load', done, { once: true }))
      if (hasSwaps()) return import('./integrations/swaps')
    },
    (m) => m?.followSwaps(unmount, scan),
  )

/** Loads author tools (inspector, reports of mistakes) if the page's address or our tag requests them: visitors pay nothing. */
const startForAuthors = () =>
  warnings.held
    ? whenLoaded(
        () => import('./inspect'),
        (m) => m.startForAuthors(widgets, rareWidgets),
      )
    : () => {}

/** Calls `run` at DOM ready, after all deferred scripts. */
function whenReady(run: () => void): void {
  // `readyState` is “interactive” before and after DOMContentLoaded, until the last picture loads; after it, the event does not recur.
  if (ofDocument('readyState') === 'complete' || performance.timing?.domContentLoadedEventStart) {
    run()
    return
  }
  const begin = () => {
    stopAll(stops)
    run()
  }
  // Also on `load`: if someone replaced `performance`, we cannot tell that DOMContentLoaded has passed.
  const stops = [on(document, 'DOMContentLoaded', begin), on(window, 'load', begin)]
}
