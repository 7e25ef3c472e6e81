import { startActions } from './actions/links'
import { on } from './base/events'
import { stopAll, whenLoaded } from './base/lifetime'
import { enqueue } from './base/queue'
import { report } from './base/report'
import { getOwn, type Raw } from './base/values'
import { config, forgetConfig } from './builder/config'
import { countVisit } from './builder/storage'
import { startCompat } from './compat'
import { expose } from './kit'
import { popups } from './popups/registry'
import { replayClicks } from './runtime/replay-clicks'
import { liveIslands, observe, scan, setWidgets, unmount } from './runtime/scan'
import { startServices, widgetGroups, widgets } from './widgets'

const root = globalThis as { Skerry?: object } & Raw

/** Starts the runtime once: config → compat → scan → observe. A second script, of whatever version, finds it there and leaves. */
export function start(): void {
  if (getOwn(root, 'Skerry')) return
  expose()
  const compat = startCompat()
  let stops: (() => void)[] | undefined
  let visited = false

  const run = () => {
    if (stops) return
    const mine: (() => void)[] = []
    stops = mine
    // Several turns in the queue: on a large page the whole start would be a long task.
    const step = (work: () => void) => enqueue(() => stops === mine && work())
    step(() => {
      const alive = compat.isBuilderAlive()
      if (alive) report('boot', 'the builder’s own runtime is at work; only hand-written markup is driven')
      setWidgets(widgets, widgetGroups, alive)
      mine.push(...startServices(alive))
      if (!alive) {
        mine.push(startActions(), compat.begin())
        const { edit, preview } = config()
        if (!visited && !edit && !preview) enqueue(countVisit)
        visited = true
      }
      step(() => {
        scan()
        mine.push(observe())
        replayClicks()
        if (/[?&]skerry-inspect/.test(location.search))
          mine.push(
            whenLoaded(
              () => import('./inspect/inspect'),
              (m) => m.inspect(),
            ),
          )
      })
    })
  }
  const halt = () => {
    unmount()
    stopAll(stops?.reverse() ?? [])
    stops = undefined
    // The next page may have another configuration.
    setWidgets([])
    forgetConfig()
  }

  root.Skerry = {
    version: __VERSION__,
    /** Starts what is in `root` and not started yet; after `unmount(document)` it starts the whole runtime again. */
    scan: (part: ParentNode = document) => (stops ? scan(part) : run()),
    /** Ends the islands in `root` and puts its markup back; for the whole document everything the runtime wrote goes. */
    unmount: (part: Node = document) => (part === document ? halt() : unmount(part)),
    islands: liveIslands,
    popup: popups.api,
  }

  whenReady(run)
  // Pages that swap their content: the copy that is kept must be the page as it was served. Turbo shows a kept copy while it waits for
  // the page itself: two renders, one load.
  for (const name of ['turbo:before-cache', 'turbo:before-render', 'astro:before-swap']) on(document, name, halt)
  for (const name of ['turbo:render', 'turbo:load', 'astro:page-load']) on(document, name, () => (stops ? scan() : run()))
}

/** At DOM ready, so that scripts before and after ours have run: deferred ones too. */
function whenReady(run: () => void): void {
  const { readyState } = document
  // Between the event and the last picture too, the page is “interactive”: who waits for the event then, waits for ever.
  const waits = readyState === 'loading' || (readyState === 'interactive' && !performance.timing.domContentLoadedEventStart)
  if (waits) document.addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}
