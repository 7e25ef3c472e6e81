import { afterEach, expect, vi } from 'vitest'
import { clicks } from './clicks'
import { holdInput } from './early-input'
import { liveIslands, setWidgets, unmount } from './scan'
import type { Declaration, WidgetModule } from './widget'
import { declare } from './widget'

// Nothing comes into view or idle here, so whatever mounts, mounts because of held input.
let tellObserved: (entries: object[]) => void = () => {}
Object.assign(globalThis, {
  IntersectionObserver: class {
    constructor(tell: (entries: object[]) => void) {
      tellObserved = tell
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  requestIdleCallback: () => 0,
})

/** Handled clicks and submitted forms, in order. */
export const done: string[] = []
afterEach(() => {
  unmount()
  done.length = 0
  document.body.replaceChildren()
  clicks.latest = undefined
  clicks.answered = undefined
})

/** Declares widgets that hold input, whose code loads when the returned function is called. */
export function declared(...given: Partial<Declaration>[]) {
  let release: (error?: Error) => void = () => {}
  const released = new Promise<void>((resolve, reject) => {
    release = (error) => (error ? reject(error) : resolve())
  })
  released.catch(() => {})
  const start = (host: HTMLElement) => {
    const onEvent = (event: Event) => {
      event.preventDefault()
      done.push(`${event.type} ${(event.target as HTMLElement).id}`)
    }
    for (const type of ['click', 'submit']) host.addEventListener(type, onEvent)
    return () => {}
  }
  const load = vi.fn(async (): Promise<WidgetModule> => {
    await released
    return { start }
  })
  const all = given.map((one, i): Declaration => ({ name: `toy-${i}`, byHand: 'toy', when: 'visible', load, ...one }))
  setWidgets(declare(all, holdInput))
  return { load, release }
}
export const press = (id: string, options: MouseEventInit = {}) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
export const started = (n: number) => vi.waitFor(() => expect(liveIslands()).toHaveLength(n))
export const mounted = () => vi.waitFor(() => expect(liveIslands().map(({ state }) => state)).not.toContain('waiting'))
/** Reports the element as in view. */
export const come = (target?: HTMLElement): void => tellObserved([{ isIntersecting: true, target }])
/** Resolves once held input has been replayed: a task later, by a queue job. */
export async function settled(): Promise<void> {
  for (let turns = 5; turns; turns--) await new Promise((resolve) => setTimeout(resolve))
}
