/**
 * Holds back the page's loading events until everything that is held has run: until then the document is `loading`, and no listener hears of them.
 * Afterwards, the same events are dispatched anew, in order.
 */
const { dispatchEvent } = window
/** The events held back, in the browser's order. */
const missed: string[] = []
/** True while events are held back. */
export let isKept = true
let markRead = () => {}
/** The page has been read to its end. */
export const read = new Promise<void>((done) => {
  markRead = done
})

// An optimiser may run this when everything has been announced already.
if (document.readyState !== 'loading') markRead()

/** Makes the document report this state. */
const show = (state: DocumentReadyState) => Object.defineProperty(document, 'readyState', { configurable: true, get: () => state })

/** Holds everything back from now on. */
export function keepBack(): void {
  show('loading')
  for (const name of ['readystatechange', 'DOMContentLoaded', 'load', 'pageshow'])
    addEventListener(
      name,
      (event) => {
        // An event made by a script is for its own listeners.
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

/** Leaves the rest to the browser. */
export function leaveToBrowser(): void {
  isKept = false
  Reflect.deleteProperty(document, 'readyState')
}

function announceNext(): void {
  const name = missed.shift() as string
  const event = /^p/.test(name)
    ? new PageTransitionEvent(name, { bubbles: true, cancelable: true })
    : new Event(name, { bubbles: /^D/.test(name) })
  // The window's own events have the document as their target.
  Object.defineProperty(event, 'target', { value: document })
  dispatchEvent.call(/^[lp]/.test(name) ? window : document, event)
}

/** Announces the page's state while held scripts run. For a page that has heard it already, src/takeover/latecomers.ts does so. */
export interface Milestones {
  /** What runs while a page is being read has run. */
  interactive: () => void
  /** So has what runs after that. */
  complete: () => Promise<void>
}

export const milestones: Milestones = {
  interactive() {
    if (!isKept) return
    show('interactive')
    announceNext()
  },
  async complete() {
    while (missed[0]) {
      if (/^r/.test(missed[0])) {
        // Timers started by earlier events must fire first, even on a busy machine.
        for (let turns = 5; turns; turns--) await new Promise((done) => setTimeout(done))
        show('complete')
      }
      announceNext()
    }
    leaveToBrowser()
  },
}
