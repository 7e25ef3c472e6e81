import { ofDocument } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { matchesSelector } from '../base/property-of'
import { afterQueue } from '../base/queue'
import { getGlobal } from '../base/values'
import { ATOMIC_FORM } from '../page/selectors'
import { keepSubmit } from './kept-submit'

/** What the snippet's inline stub (embed/snippet.html) records: the clicked elements, the latest one, and its listener. */
type RecordedClicks = HTMLElement[] & { f?: EventListener; last?: unknown }
export const recordedClicks = (): RecordedClicks | undefined => getGlobal<RecordedClicks>('skerryClicks')

/**
 * The latest click since our script started, for code still loading (early-input.ts), and the latest one answered by an opener's widget:
 * another such widget that is still waiting must not replay it. The latest key (early-keys.ts), and the latest click before it
 * (role-button).
 */
export const clicks: {
  latest?: MouseEvent
  answered?: Event | undefined
  latestKey?: KeyboardEvent | undefined
  beforeKey?: MouseEvent | undefined
} = {}

/** Must be the first listener. */
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
        clicks.beforeKey = clicks.latest
      },
      { capture: true },
    ),
  ]
  return () => stopAll(stops)
}

/**
 * The builder's atomic forms have no URL: a browser that submits one puts the input into the page's address (contract newer §3.1). A
 * mounted widget handles it first; until the widget is known, keep the form (early-input.ts).
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
