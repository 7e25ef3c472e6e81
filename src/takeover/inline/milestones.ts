/**
 * What the browser announces of a page is kept back until what is held has run: until then the document is `loading`, and nobody is told
 * anything. Then everybody is told, in order, by the same events dispatched anew.
 */
const { dispatchEvent } = window
/** Kept back, in the browser's order. */
const missed: string[] = []
/** Until then nobody is told anything. */
export let isKept = true
let markRead = () => {}
/** The page has been read to its end. */
export const read = new Promise<void>((done) => {
  markRead = done
})

// An optimiser may run this when all has been announced.
if (document.readyState !== 'loading') markRead()

/** Says that the document is in this state. */
const show = (state: DocumentReadyState) => Object.defineProperty(document, 'readyState', { configurable: true, get: () => state })

/** Keeps everything back from now on. */
export function keepBack(): void {
  show('loading')
  for (const name of ['readystatechange', 'DOMContentLoaded', 'load', 'pageshow'])
    addEventListener(
      name,
      (event) => {
        // One that a script has made is for its own listeners.
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
  // The window's own events say that they happen to the document.
  Object.defineProperty(event, 'target', { value: document })
  dispatchEvent.call(/^[lp]/.test(name) ? window : document, event)
}

/** What tells the page of its state while held scripts run. A page that knows it already is told by src/takeover/latecomers.ts. */
export interface Milestones {
  /** What runs while a page is read has run. */
  interactive: () => void
  /** So has what runs afterwards. */
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
        // What is called back by timers of what the page has been told before comes before: on a busy machine, too.
        for (let turns = 5; turns; turns--) await new Promise((done) => setTimeout(done))
        show('complete')
      }
      announceNext()
    }
    leaveToBrowser()
  },
}
