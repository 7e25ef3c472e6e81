import { createRoot } from 'react-dom/client'
import { createElement } from '../base/create-element'
import { emit } from '../base/events'
import { enqueue } from '../base/queue'
import { describeElement, report } from '../base/report'
import { activeDevices } from '../builder/device'
import { SETTINGS } from '../builder/selectors'
import { type Fields, rawSettings, readSettings, reportField } from '../settings/read'
import { ErrorBoundary } from './error-boundary'
import { strategies } from './strategies'
import type { Widget, WidgetModule } from './widget'

export interface Island {
  host: HTMLElement
  widget: Widget
  /** `waiting` until its strategy starts it, `mounted`, `off` by its settings, or `failed`: then the server's markup stands as it was. */
  state: 'waiting' | 'mounted' | 'off' | 'failed'
  /** What its settings are read by; known once it is mounted. */
  fields?: unknown
  stop: () => void
}

/** Every island on the page, in the order in which they were mounted; also those that are waiting or have failed. */
export const live = new Set<Island>()

/**
 * Loads the widget's code, and runs `use` when its turn has come; resolves with what that returns, and with false where the code cannot be had:
 * the loader has reported which file, and the next use may try again.
 */
async function load(widget: Widget, use?: (module: WidgetModule<unknown>) => boolean): Promise<boolean> {
  try {
    const module = (await widget.load()) as WidgetModule<unknown>
    return use ? await new Promise((done) => enqueue(() => done(use(module)))) : true
  } catch {
    return false
  }
}

/** Reads the host's settings and mounts the widget at its moment. `stop` unmounts and restores the host. */
export function createIsland(host: HTMLElement, widget: Widget): Island {
  // Nothing is parsed or created before its moment: a page may have hundreds of islands.
  const raw = () => rawSettings(host, widget.attribute ?? SETTINGS)
  const self: Island = { host, widget, state: widget.shouldMount && !widget.shouldMount(raw(), host) ? 'off' : 'waiting', stop: () => {} }
  if (self.state === 'off') return self
  let stopped = false
  let unmount: (() => void) | undefined

  const fail = (error: unknown) => {
    self.state = 'failed'
    // A page may take the failure over; otherwise it is reported once.
    if (emit(host, 'skerry:error', { name: widget.name, error }, true)) report(`${widget.name} ${describeElement(host)}`, 'failed', error)
    // A view cannot be unmounted while it renders. The island takes back what it wrote, and no other island is touched.
    queueMicrotask(() => unmount?.())
  }
  const mount = ({ View, start, settings: fields = {} }: WidgetModule<unknown>) => {
    if (stopped) return false
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
    if (start) unmount = start(host, settings, fail)
    else {
      const root = createRoot(createElement('div'))
      unmount = root.unmount
      root.render(
        <ErrorBoundary onError={fail}>
          <View host={host} settings={settings} />
        </ErrorBoundary>,
      )
    }
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
  const cancel = strategies[widget.when](
    host,
    () => load(widget, mountOrFail),
    () => load(widget),
  )
  self.stop = () => {
    stopped = true
    cancel()
    unmount?.()
  }
  return self
}
