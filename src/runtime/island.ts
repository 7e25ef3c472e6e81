import { emit } from '../base/events'
import { enqueue } from '../base/queue'
import { describeElement, report } from '../base/report'
import { activeDevices } from '../page/device'
import { SETTINGS } from '../page/selectors'
import { type Fields, rawSettings, readSettings, reportField } from '../settings/read'
import { strategies } from './strategies'
import type { Island, Widget, WidgetModule } from './widget'

/** Every island on the page in mount order, including waiting and failed ones. */
export const live = new Set<Island>()

/**
 * Loads the widget's code and queues `use`. Resolves with its result, or with false if loading fails: the loader has reported the file, and
 * the next use retries.
 */
async function load(widget: Widget, use?: (module: WidgetModule<unknown>) => boolean): Promise<boolean> {
  let module: WidgetModule
  try {
    const other = widget.loadsToo?.()?.catch(() => {})
    const loaded = widget.load()
    // The first view does not wait in the queue, which may take several frames.
    if (use && widget.when === 'first' && !(loaded instanceof Promise)) return use(loaded as WidgetModule<unknown>)
    module = await loaded
    // Only then: an `await` for nothing would delay this mount, and held clicks are replayed in order.
    if (other) await other
  } catch {
    if (!use || !widget.otherwise) return false
    module = { start: widget.otherwise }
  }
  return use ? new Promise((done) => enqueue(() => done(use(module as WidgetModule<unknown>)))) : true
}

/** Runs `work` once, however often called, and again only if it resolved to false. */
function onceDone(work: () => Promise<boolean>): () => Promise<boolean> {
  let done: Promise<boolean> | undefined
  return () => {
    done ??= work().then((isDone) => {
      if (!isDone) done = undefined
      return isDone
    })
    return done
  }
}

/** Reads the host's settings and mounts the widget by its strategy. `stop` unmounts and restores the host. */
export function createIsland(host: HTMLElement, widget: Widget): Island {
  // A page may have hundreds of islands: parse and create nothing early.
  const raw = () => rawSettings(host, widget.attribute ?? SETTINGS)
  const self: Island = { host, widget, state: widget.shouldMount && !widget.shouldMount(raw(), host) ? 'off' : 'waiting', stop: () => {} }
  if (self.state === 'off') return self
  let stopped = false
  let unmount: (() => void) | undefined

  const fail = (error: unknown) => {
    self.state = 'failed'
    // The page may handle the failure itself; otherwise report it.
    if (emit(host, 'skerry:error', { name: widget.name, error }, true)) report(`${widget.name} ${describeElement(host)}`, 'failed', error)
    // A view cannot be unmounted while it renders.
    queueMicrotask(() => unmount?.())
  }
  const mount = ({ start, settings: fields = {} }: WidgetModule<unknown>) => {
    // A failed island stays failed: both a click and its strategy may request it.
    if (stopped || self.state === 'failed') return false
    self.state = 'mounted'
    live.delete(self)
    live.add(self)
    self.fields = fields
    const settings = readSettings<unknown>(
      fields as Fields<unknown>,
      raw(),
      (key, field, value) => reportField(host, key, field, value),
      activeDevices(),
    )
    unmount = start(host, settings, fail)
    return true
  }
  const mountOrFail = (module: WidgetModule<unknown>) => {
    try {
      return mount(module)
    } catch (error) {
      fail(error)
      return false
    }
  }
  const mountOnce = onceDone(() => load(widget, mountOrFail).finally(() => release?.()))
  const cancel = strategies[widget.when](host, mountOnce, () => load(widget))
  const release = widget.hold?.(self, mountOnce)
  self.stop = () => {
    stopped = true
    cancel()
    release?.()
    unmount?.()
  }
  return self
}
