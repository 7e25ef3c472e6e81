import { ofDocument } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { matchesSelector } from '../base/property-of'
import { afterQueue } from '../base/queue'
import { getGlobal } from '../base/values'
import { ATOMIC_FORM } from '../builder/selectors'
import { keepSubmit } from './kept-submit'

/** What the snippet's inline stub (embed/snippet.html) records: the clicked elements, the latest of them, and its listener. */
type RecordedClicks = HTMLElement[] & { f?: EventListener; last?: unknown }
export const recordedClicks = (): RecordedClicks | undefined => getGlobal<RecordedClicks>('skerryClicks')

/**
 * The latest click on the page since our script began, for code that is still loading (early-input.ts), and the latest click that an opener's widget
 * has answered: another widget of its kind that is still waiting must not repeat it.
 */
export const clicks: {
  latest?: MouseEvent
  answered?: Event | undefined
  latestKey?: KeyboardEvent | undefined
} = {}

/** Started before anything else listens. */
export function rememberClicks(): () => void {
  const stops = [
    on<MouseEvent>(
      document,
      'click',
      (event) => {
        clicks.latest = event
      },
      { capture: true },
    ),
    on<KeyboardEvent>(
      document,
      'keydown',
      (event) => {
        clicks.latestKey = event
      },
      { capture: true },
    ),
  ]
  return () => stopAll(stops)
}

/**
 * The builder’s atomic forms have no address: a browser that sends one puts what was typed into the page's address (contract newer §3.1). Once the
 * widget has started, it handles the form first; until it is known, the form waits (early-input.ts).
 */
export const keepAtomicForms = (): (() => void) =>
  on<SubmitEvent>(window, 'submit', (event) => {
    if (event.defaultPrevented || !matchesSelector(event.target as HTMLElement, ATOMIC_FORM)) return
    event.preventDefault()
    keepSubmit(event)
  })

/** Replays, once each, the clicks that the stub recorded while the script was loading. */
export function replayClicks(): void {
  const recorded = recordedClicks()
  if (!recorded?.f) return
  ofDocument('removeEventListener').call(document, 'click', recorded.f, true)
  recorded.f = undefined
  const targets = new Set(recorded.splice(0))
  afterQueue(() => {
    for (const el of targets) if (el.isConnected) el.click?.()
  })
}
