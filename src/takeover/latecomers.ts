import { ofDocument } from '../base/document'
import { getGlobal } from '../base/values'
import type { Milestones } from './inline/milestones'
import { whenPageLoaded } from './loaded'

const NAMES = ['readystatechange', 'DOMContentLoaded', 'load', 'pageshow']
const METHODS = ['addEventListener', 'removeEventListener'] as const
/** The prefix of event names that only latecomers listen for. */
const LATE = 'skerry:'

const targetOf = (name: string) => (/^[rD]/.test(name) ? document : window)
/** The handler in `onload` and the like. */
const handlerOf = (name: string) => (targetOf(name) as unknown as Record<string, EventListener | null | undefined>)[`on${name}`]
/** Whether the browser itself is dispatching a load event: its listeners must see the real state. */
const isTelling = ({ event } = window) => !!event?.isTrusted && event.target === document && NAMES.includes(event.type)
/** Shows this `readyState` to everyone else. */
const show = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => (isTelling() ? ofDocument('readyState') : state) })
const nextTask = () => new Promise((done) => setTimeout(done))

/**
 * Makes a page that has long been parsed look as if it were loading, for scripts that run now. Only they get the events they listen for.
 * Also used by the WordPress plugin (embed/wordpress/held.ts).
 */
export function latecomers(): Milestones {
  const isComplete = document.readyState === 'complete'
  const { listen, stop } = renameNew(NAMES)
  const before = new Map(NAMES.map((name) => [name, handlerOf(name)]))
  const jQueryReady = holdJQuery()
  const tell = (name: string) => {
    const handler = handlerOf(name)
    // If the event is still to come, the browser calls this handler itself.
    if (handler && handler !== before.get(name) && (isComplete || name === 'DOMContentLoaded'))
      listen.call(targetOf(name), LATE + name, handler, { once: true })
    const event =
      name === 'pageshow'
        ? new PageTransitionEvent(LATE + name, { bubbles: true, cancelable: true })
        : new Event(LATE + name, { bubbles: name === 'DOMContentLoaded' })
    // Load events on the window have the document as target.
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
      // Timers set by earlier listeners come first, as in inline/milestones.ts.
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

/** Redirects new listeners for these page events to the late events until `stop`. `listen` is the browser's own. */
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
/** The parts of jQuery used here. */
interface JQuery {
  (target: unknown): { ready: (run: Listener) => void; triggerHandler: (name: string) => void; off: (name: string) => void }
  isReady?: boolean
  fn: { ready: (run: Listener) => unknown; jquery?: string }
  /** Since version 3 it is also a promise. */
  ready: { then?: Then }
  Deferred: () => { resolve: (value: unknown) => void; then: Then }
  Event: (name: string) => object
  event: { special: Record<string, object | undefined> }
}

/**
 * A jQuery that ran earlier knows that the page has loaded, so calls back immediately, and it adds one native listener per event. This
 * holds new callbacks until `ready` and `load` are called.
 */
function holdJQuery(): { ready: () => void; load: () => void } {
  const $ = getGlobal<JQuery>('jQuery')
  if (!$?.isReady || !$.fn || !$.event?.special) return { ready() {}, load() {} }
  const ready = holdReady($)
  return { ready, load: holdLoad($) }
}

/** Returns a function that calls everyone waiting for jQuery's `ready`. */
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
    // Older versions also have an event of this name, which fires once.
    $(document).triggerHandler('ready')
    $(document).off('ready')
  }
}

/** jQuery's record of a listener. */
interface Handle {
  handler: Listener
}

/** Returns a function that calls new `load` listeners of a jQuery that has listened before: the browser does not notify it again. */
function holdLoad($: JQuery): () => void {
  const { special } = $.event
  const { load } = special
  const waiting = new Set<Handle>()
  let isNew = false
  special.load = {
    ...load,
    // If it listens for the first time, it is notified like everyone.
    setup(this: unknown) {
      if (this === window) isNew = true
      return false
    },
    add(this: unknown, handle: Handle) {
      if (this !== window || isNew) return
      const { handler } = handle
      waiting.add(handle)
      // The browser's own event may come first.
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
