/**
 * Delays the page's load events until the held scripts have run: until then the document is `loading` and no listener is called. Afterwards
 * the same events are dispatched again in order.
 */
const { dispatchEvent } = window
/** The delayed events, in the browser's order. */
const missed: string[] = []
/** True while events are delayed. */
export let isKept = true
let markRead = () => {}
/** Resolves when the page is parsed. */
export const read = new Promise<void>((done) => {
  markRead = done
})

// An optimiser may run this after all events.
if (document.readyState !== 'loading') markRead()

/** Sets the visible `readyState`. */
const show = (state: DocumentReadyState) => Object.defineProperty(document, 'readyState', { configurable: true, get: () => state })

/** Delays all events from now on. */
export function keepBack(): void {
  show('loading')
  for (const name of ['readystatechange', 'DOMContentLoaded', 'load', 'pageshow'])
    addEventListener(
      name,
      (event) => {
        // An event created by a script is for its own listeners.
        if (!event.isTrusted) return
        if (isKept) {
          event.stopImmediatePropagation()
          missed.push(name)
        }
        markRead()
      },
      true,
    )
}

/** Stops delaying. */
export function leaveToBrowser(): void {
  isKept = false
  Reflect.deleteProperty(document, 'readyState')
}

function announceNext(): void {
  const name = missed.shift() as string
  const event = /^p/.test(name)
    ? new PageTransitionEvent(name, { bubbles: true, cancelable: true })
    : new Event(name, { bubbles: /^D/.test(name) })
  // Load events on the window have the document as target.
  Object.defineProperty(event, 'target', { value: document })
  dispatchEvent.call(/^[lp]/.test(name) ? window : document, event)
}

/** Call once the scripts that run during parsing have run. */
export function interactive(): void {
  if (!isKept) return
  show('interactive')
  announceNext()
}

/** Call once the later ones have run, too. The page's `load` waits for `files`, as for all that nothing else waits for. */
export async function complete(files: Promise<unknown>): Promise<void> {
  while (missed[0]) {
    if (/^r/.test(missed[0])) {
      await files
      // Timers set by earlier listeners come first, even on a busy machine.
      for (let turns = 5; turns; turns--) await new Promise((done) => setTimeout(done))
      show('complete')
    }
    announceNext()
  }
  leaveToBrowser()
}
