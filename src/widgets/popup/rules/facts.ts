import { browserFlags } from '../../../builder/browser-flags'
import { device } from '../../../builder/device'
import { roles } from '../../../builder/page-config'
import { storage } from '../../../builder/storage'
import type { Popup } from '../../../popups/registry'
import type { TimingOptions } from '../display-settings'
import { shownSoFar } from './times'

/** What the rules judge by: everything they need to know of the visitor, the page and the time. */
export interface Facts {
  pageViews: number
  /** Page views when this popup was first judged for this visitor. */
  firstPageViews: number
  sessions: number
  firstSessions: number
  /** How often it was shown within the limit's period. */
  shown: number
  referrer: string
  /** The page's own host, with its port. */
  host: string
  /** The visitor is logged in, with these roles. */
  isMember: boolean
  roles: readonly string[]
  device: string
  browsers: Readonly<Record<string, boolean>>
  /** The visitor's clock, in ms. */
  now: number
  /** Milliseconds since the page came from the server. */
  elapsed: number
}

/**
 * Gathers the facts. The first judging of an enabled counting rule remembers where the count stood, whatever the other
 * rules say (contract popups §4.0); `peek` only looks.
 */
export function factsOf(popup: Popup, timing: TimingOptions, peek = false): Facts {
  const first = (isOn: boolean, key: string, now: number): number => {
    const known = storage.number(`popup_${popup.key}_${key}`)
    if (!known && isOn && !peek) storage.set(`popup_${popup.key}_${key}`, now)
    return known || now
  }
  const visitor = roles()
  const pageViews = storage.number('pageViews')
  const sessions = storage.number('sessions')
  return {
    pageViews,
    firstPageViews: first(timing.page_views, 'page_views_initialPageViews', pageViews),
    sessions,
    firstSessions: first(timing.sessions, 'sessions_initialSessions', sessions),
    shown: shownSoFar(popup.key, timing.times_period),
    referrer: document.referrer,
    host: location.host,
    isMember: Boolean(visitor),
    roles: visitor ?? [],
    device: device().get(),
    browsers: browserFlags(),
    now: Date.now(),
    elapsed: performance.now(),
  }
}
