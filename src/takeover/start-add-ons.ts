import { getGlobal } from '../base/values'
import { tellLateAddOns } from './late-add-ons'

/** What add-ons need on a page without the builder's scripts (src/compat). */
export interface AddOns {
  frontend: object
  startEarly: () => () => void
  loadFull: () => Promise<Full>
  loadHandlers: () => Promise<{ createHandlers: unknown }>
}
interface Full {
  provide(frontend: object, createHandlers: unknown): void
  complete(frontend: object, isEarly?: boolean): void
  expectLateHooks(): void
}
interface Options {
  /** The file that runs last before the builder's main file would, if that runs during parsing. */
  before: HTMLScriptElement | undefined
  /** An optimiser still delays some. */
  areSomeLeft: boolean
  /** Whether the page is still ours. */
  isTaken: () => boolean
}

type Ready = (run: () => void) => void

/** Calls `run` once where the builder's main file would be evaluated, or else at DOM ready, before jQuery knows of it. */
function whenReached(file: HTMLScriptElement | undefined, run: () => void): void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const reach = () => {
    listening.abort()
    run()
  }
  const onFile = ({ target }: Event) => {
    if (target === file && getGlobal('jQuery')) reach()
  }
  for (const name of ['load', 'error']) document.addEventListener(name, onFile, options)
  addEventListener('DOMContentLoaded', reach, options)
}

/**
 * Prepares the host of add-on scripts before they run, and starts it in the builder's order: at jQuery's ready, before the
 * callbacks of later files. The returned function, called when all have run, undoes the early marks on the body, and lets late scripts be
 * told; its own result ends that. If our code fails to load, the page goes on without it.
 */
export async function startAddOns({ frontend, startEarly, loadFull, loadHandlers }: AddOns, options: Options): Promise<() => () => void> {
  const loaded = await Promise.all([loadFull(), loadHandlers()]).catch(() => undefined)
  if (!loaded) return () => () => {}
  const [full, { createHandlers }] = loaded
  const { before, areSomeLeft, isTaken } = options
  full.provide(frontend, createHandlers)
  let undo = () => {}
  let isOver = false
  const complete = () => {
    // A stand-in that an optimiser puts in jQuery's place may not wait.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', complete, { once: true })
    if (isOver || !isTaken()) return
    undo = startEarly()
    full.complete(frontend, true)
  }
  whenReached(before, () => {
    const ready = getGlobal<Ready>('jQuery')
    if (typeof ready === 'function') ready(complete)
    // Otherwise it comes with the scripts that use it.
    else if (!areSomeLeft) complete()
  })
  return () => {
    isOver = true
    undo()
    if (!areSomeLeft) return () => {}
    full.expectLateHooks()
    return tellLateAddOns(() => full.complete(frontend))
  }
}
