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

/** Every island on the page in mount order, waiting and failed ones included. */
export const live = new Set<Island>()

/** Reads the host's settings and mounts the widget at its moment. `stop` unmounts and restores the host. */
export function createIsland(host: HTMLElement, widget: Widget): Island {
  // A page may have hundreds of islands: nothing is parsed or created early.
  const raw = () => rawSettings(host, widget.attribute ?? SETTINGS)
  const self: Island = { host, widget, state: widget.shouldMount && !widget.shouldMount(raw(), host) ? 'off' : 'waiting', stop: () => {} }
  if (self.state === 'off') return self
  let stopped = false
  let unmount: (() => void) | undefined

  const fail = (error: unknown) => {
    self.state = 'failed'
    // The page may handle the failure itself; otherwise it is reported.
    if (emit(host, 'skerry:error', { name: widget.name, error }, true)) report(`${widget.name} ${describeElement(host)}`, 'failed', error)
    // A view cannot be unmounted while it renders.
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
  const loadAndMount = async (): Promise<boolean> => {
    try {
      const module = (await widget.load()) as WidgetModule<unknown>
      return await new Promise((done) => {
        enqueue(() => {
          try {
            done(mount(module))
          } catch (error) {
            fail(error)
            done(false)
          }
        })
      })
    } catch {
      // The loader has reported it; the next use may try again.
      return false
    }
  }
  const preload = async () => {
    try {
      await widget.load()
    } catch {}
  }
  const cancel = strategies[widget.when](host, loadAndMount, preload)
  self.stop = () => {
    stopped = true
    cancel()
    unmount?.()
  }
  return self
}
