import { getGlobal } from '../base/values'

const INIT = 'elementor/frontend/init'
type Handler = (this: Window, event: unknown) => unknown
/** The parts of jQuery used here. */
interface Events {
  Event: (name: string) => unknown
  event?: { special: Record<string, { add: (handle: { handler: Handler }) => void }> }
}

/**
 * Handles add-ons delayed by an optimiser, which listen for the runtime's start event (contract core §1.8) after it has fired. From now on
 * each new listener is called once its own script has ended, including jQuery's, which adds only one native listener. Before that,
 * `complete` provides the globals they use. The returned function ends this.
 */
export function tellLateAddOns(complete: () => void): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'addEventListener')
  const add = window.addEventListener
  let stop = () => {}
  /** Calls jQuery's listeners through its special-event interface. */
  const tellHandlers = () => {
    const $ = getGlobal<Events>('jQuery')
    const special = $?.event?.special
    if (!$ || !special || special[INIT]) return
    special[INIT] = {
      add: ({ handler }) =>
        queueMicrotask(() => {
          complete()
          handler.call(window, $.Event(INIT))
        }),
    }
    stop = () => void delete special[INIT]
  }
  const listen = function (this: unknown, name: string, listener: EventListenerOrEventListenerObject | null, ...more: [object?]) {
    add.call((this as Window) ?? window, name, listener as EventListener, ...more)
    if (name !== INIT || !listener) return
    queueMicrotask(() => {
      complete()
      const event = new CustomEvent(INIT)
      if (typeof listener === 'function') listener.call(window, event)
      else listener.handleEvent(event)
      tellHandlers()
    })
  }
  window.addEventListener = listen as typeof add
  tellHandlers()
  return () => {
    stop()
    if (window.addEventListener !== listen) return
    Reflect.deleteProperty(window, 'addEventListener')
    if (own) Object.defineProperty(window, 'addEventListener', own)
  }
}
