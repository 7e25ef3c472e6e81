import { createRoot } from 'react-dom/client'
import { SETTINGS } from './markup'
import { enqueue } from './queue'
import { type Fields, rawSettings, read, reportField } from './read'
import { nameOf, report } from './report'
import { activeDevices } from './services/device'
import { fire } from './services/events'
import { when } from './when'
import type { Part, Widget } from './widget'

export interface Island {
  host: HTMLElement
  widget: Widget
  /** waiting for its moment, mounted, off by its settings, or failed: the server's markup stands as it was */
  state: 'waiting' | 'mounted' | 'off' | 'failed'
  /** What its settings are read by; known once it is mounted. */
  fields?: unknown
  stop: () => void
}

/** Reads the host's settings and mounts the widget's view at its moment. `stop` unmounts and restores the host. */
export function island(host: HTMLElement, widget: Widget): Island {
  // Nothing is parsed or made before its moment: a page may have hundreds.
  const raw = () => rawSettings(host, widget.attribute ?? SETTINGS)
  let root: ReturnType<typeof createRoot> | undefined
  const self: Island = { host, widget, state: widget.wants && !widget.wants(raw(), host) ? 'off' : 'waiting', stop: () => {} }
  if (self.state === 'off') return self
  let stopped = false

  const fail = (error: unknown) => {
    self.state = 'failed'
    // A page may take the failure over; otherwise it is said once.
    if (fire(host, 'skerry:error', { name: widget.name, error }, true)) report(`${widget.name} ${nameOf(host)}`, 'failed', error)
    // Not while it is being rendered. One island's failure is one island's failure: it takes back what it wrote.
    queueMicrotask(() => root?.unmount())
  }
  const render = ({ View, settings = {} }: Part<unknown>) => {
    if (stopped) return false
    self.state = 'mounted'
    self.fields = settings
    const given = read<unknown>(
      settings as Fields<unknown>,
      raw(),
      (key, field, value) => reportField(host, key, field, value),
      activeDevices(),
    )
    root = createRoot(document.createElement('div'), { onUncaughtError: fail })
    root.render(<View host={host} settings={given} />)
    return true
  }
  const go = async (): Promise<boolean> => {
    try {
      const part = (await widget.load()) as Part<unknown>
      return await new Promise((done) => {
        enqueue(() => {
          try {
            done(render(part))
          } catch (error) {
            fail(error)
            done(false)
          }
        })
      })
    } catch {
      // The loader has said which file (assets); the next use may try again.
      return false
    }
  }
  const warm = async () => {
    try {
      await widget.load()
    } catch {}
  }
  const unwatch = when[widget.when](host, go, warm)
  self.stop = () => {
    stopped = true
    unwatch()
    root?.unmount()
  }
  return self
}
