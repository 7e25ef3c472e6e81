import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { asObject } from '../base/values'

type Render = (...args: unknown[]) => unknown

/** Restores what Turbo is about to change as it was served, and mounts again what has stayed. */
function around(detail: unknown, targets: () => unknown[], unmount: (root: Node) => void, scan: (root: HTMLElement) => void): void {
  const event = (detail ?? {}) as { render?: Render }
  const { render } = event
  if (typeof render !== 'function') return
  // Turbo does not wait for a frame's renderer: nothing may be awaited before it.
  event.render = async (...args) => {
    const found = targets().filter((el) => el instanceof HTMLElement)
    found.forEach(unmount)
    try {
      await render(...args)
    } finally {
      for (const el of found) if (el.isConnected) scan(el)
    }
  }
}

/**
 * Turbo's streams and frames change parts of a page. By `method="morph"` and `refresh="morph"` they compare the running page with the
 * server's answer, node by node. boot.ts follows visits to other pages.
 */
export function followTurbo(unmount: (root: Node) => void, scan: (root: HTMLElement) => void): () => void {
  const stops = [
    on<CustomEvent>(document, 'turbo:before-stream-render', ({ target, detail }) => {
      const stream = (asObject(detail).newStream ?? target) as Element & { targetElements?: unknown[] }
      if (/^(replace|update)$/.test(stream.getAttribute('action') ?? ''))
        around(detail, () => [...(stream.targetElements ?? [])], unmount, scan)
    }),
    on<CustomEvent>(document, 'turbo:before-frame-render', ({ target, detail }) => around(detail, () => [target], unmount, scan)),
  ]
  return () => stopAll(stops)
}
