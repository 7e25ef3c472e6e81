import { ofDocument } from '../base/document'
import { getGlobal } from '../base/values'
import type { Milestones } from './inline/milestones'
import { whenPageLoaded } from './loaded'

const NAMES = ['readystatechange', 'DOMContentLoaded', 'load', 'pageshow']
const METHODS = ['addEventListener', 'removeEventListener'] as const
/** Prefixed to a name, it makes an event that only latecomers listen for. */
const LATE = 'skerry:'

const targetOf = (name: string) => (/^[rD]/.test(name) ? document : window)
/** The handler in `onload` and the like. */
const handlerOf = (name: string) => (targetOf(name) as unknown as Record<string, EventListener | null | undefined>)[`on${name}`]
/** Whether the browser itself is announcing the page's state: its listeners must see the real state. */
const isTelling = ({ event } = window) => !!event?.isTrusted && event.target === document && NAMES.includes(event.type)
/** Shows everybody else this state of the document. */
const show = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => (isTelling() ? ofDocument('readyState') : state) })
const nextTask = () => new Promise((done) => setTimeout(done))

/**
 * Makes a page that has long been read look as if it were being read, for scripts that run now. They, and only they, get the events that they listen
 * for. Also used by the WordPress plugin (embed/wordpress/held.ts).
 */
export function latecomers(): Milestones {
  const isComplete = document.readyState === 'complete'
  const { listen, stop } = renameNew(NAMES)
  const before = new Map(NAMES.map((name) => [name, handlerOf(name)]))
  const jQueryReady = holdJQuery()
  const tell = (name: string) => {
    const handler = handlerOf(name)
    // If the browser has yet to announce it, it calls this handler itself.
    if (handler && handler !== before.get(name) && (isComplete || name === 'DOMContentLoaded'))
      listen.call(targetOf(name), LATE + name, handler, { once: true })
    const event =
      name === 'pageshow'
        ? new PageTransitionEvent(LATE + name, { bubbles: true, cancelable: true })
        : new Event(LATE + name, { bubbles: name === 'DOMContentLoaded' })
    // The window's own events have the document as their target.
    Object.defineProperties(event, { type: { value: name }, target: { value: document } })
    EventTarget.prototype.dispatchEvent.call(targetOf(name), event)
  }
  show('loading')
  return {
    interactive() {
      show('interactive')
      tell('readystatechange')
    },
    async complete() {
      await nextTask()
      tell('DOMContentLoaded')
      jQueryReady.ready()
      // Timers started by earlier events fire first, as in inline/milestones.ts.
      for (let turns = 5; turns; turns--) await nextTask()
      stop()
      Reflect.deleteProperty(document, 'readyState')
      const finish = () => {
        tell('readystatechange')
        jQueryReady.load()
        for (const name of ['load', 'pageshow']) tell(name)
      }
      if (document.readyState === 'complete') finish()
      else void whenPageLoaded(Number.POSITIVE_INFINITY).then(finish)
    },
  }
}

/** From now until `stop`, new listeners for one of these names listen for the late event instead. `listen` is the browser's own method. */
function renameNew(names: string[]) {
  const { prototype } = EventTarget
  const natives = METHODS.map((method) => prototype[method])
  METHODS.forEach((method, i) => {
    prototype[method] = function (this: EventTarget | undefined, name: string, ...rest: [never]) {
      const target = this ?? window
      const isOfPage = (target === document || target === window) && names.includes(name)
      natives[i]?.call(target, isOfPage ? LATE + name : name, ...rest)
    }
  })
  const stop = () =>
    METHODS.forEach((method, i) => {
      prototype[method] = natives[i] as never
    })
  return { listen: natives[0] as typeof addEventListener, stop }
}

type Listener = (this: unknown, event: unknown) => unknown
type Then = (...listeners: Listener[]) => unknown
/** The parts of jQuery that are used here. */
interface JQuery {
  (target: unknown): { ready: (run: Listener) => void; triggerHandler: (name: string) => void; off: (name: string) => void }
  isReady?: boolean
  fn: { ready: (run: Listener) => unknown; jquery?: string }
  /** From version 3 on it is also a promise. */
  ready: { then?: Then }
  Deferred: () => { resolve: (value: unknown) => void; then: Then }
  Event: (name: string) => object
  event: { special: Record<string, object | undefined> }
}

/**
 * A jQuery that has run before knows that the page has been read, calls back at once, and registers with the browser only once per event. Until
 * `ready` and `load` are called, this keeps what new scripts listen for.
 */
function holdJQuery(): { ready: () => void; load: () => void } {
  const $ = getGlobal<JQuery>('jQuery')
  if (!$?.isReady || !$.fn || !$.event?.special) return { ready() {}, load() {} }
  const ready = holdReady($)
  return { ready, load: holdLoad($) }
}

/** Returns a function that calls everybody who waits for jQuery's `ready`. */
function holdReady($: JQuery): () => void {
  const { ready } = $.fn
  const { then } = $.ready
  const waiting: (() => void)[] = []
  $.fn.ready = function (run) {
    waiting.push(() => ready.call($(document), run))
    return this
  }
  if (then)
    Reflect.set($.ready, 'then', (...listeners: Listener[]) => {
      const promise = $.Deferred()
      waiting.push(() => promise.resolve($))
      return promise.then(...listeners)
    })
  return () => {
    $.fn.ready = ready
    if (then) Reflect.set($.ready, 'then', then)
    for (const call of waiting) call()
    if (then) return
    // Older versions have an event of this name, which happens once.
    $(document).triggerHandler('ready')
    $(document).off('ready')
  }
}

/** What jQuery stores for a listener. */
interface Handle {
  handler: Listener
}

/** Returns a function that calls those who listen for `load` through jQuery, if it was listening before: the browser does not announce it again. */
function holdLoad($: JQuery): () => void {
  const { special } = $.event
  const { load } = special
  const waiting = new Set<Handle>()
  let isNew = false
  special.load = {
    ...load,
    // If it listens for the first time, it is called like everybody else.
    setup(this: unknown) {
      if (this === window) isNew = true
      return false
    },
    add(this: unknown, handle: Handle) {
      if (this !== window || isNew) return
      const { handler } = handle
      waiting.add(handle)
      // The browser's own event may come before.
      handle.handler = function (event) {
        waiting.delete(handle)
        return handler.call(this, event)
      }
    },
    remove(this: unknown, handle: Handle) {
      waiting.delete(handle)
    },
  }
  return () => {
    special.load = load
    for (const { handler } of waiting) handler.call(window, Object.assign($.Event('load'), { target: document }))
  }
}
