import { ofDocument } from '../../../base/document'
import { browserFlags } from '../../../builder/browser-flags'
import { device } from '../../../builder/device'
import { roles } from '../../../builder/page-config'
import { storage } from '../../../builder/storage'
import { popupKey } from '../../../popups/popup-key'
import type { Popup } from '../../../popups/registry'
import { storageKey } from '../counters'
import type { TimingOptions } from '../display-settings'
import { shownSoFar } from './times'
import type { Facts, RareRules } from './types'

/** Whether storage works: the visit has been counted, so something must be stored. */
function canStore(): boolean {
  try {
    return localStorage.getItem('elementor') !== null
  } catch {
    return false
  }
}

/**
 * Collects the facts. Without storage, this counts as the first visit: a popup for the first page view or session opens, one that waits for
 * more never does. The first evaluation of an enabled counting rule stores the current count, whatever the other rules say (contract popups
 * §4.0); with `isReadOnly` nothing is stored.
 */
export function collectFacts(popup: Popup, timing: TimingOptions, isReadOnly = false): Facts {
  const forgets = Boolean((timing.page_views || timing.sessions) && !canStore())
  const firstCount = (isEnabled: boolean, name: string, count: number): number => {
    if (forgets) return 0
    const key = storageKey(popup, name)
    const known = storage.number(key)
    if (!known && isEnabled && !isReadOnly) storage.set(key, count)
    return known || count
  }
  const pageViews = storage.number('pageViews')
  const sessions = storage.number('sessions')
  return {
    pageViews,
    firstPageViews: firstCount(timing.page_views, 'page_views_initialPageViews', pageViews),
    sessions,
    forgets,
    firstSessions: firstCount(timing.sessions, 'sessions_initialSessions', sessions),
    host: location.host,
    now: Date.now() + (popup.clockError ?? 0),
    isClockChecked: popup.clockError !== undefined,
    // Read by the few rules that ask: a page with many popups would spend milliseconds on them.
    get shown() {
      return shownSoFar(popupKey(popup), timing.times_period)
    },
    get referrer() {
      return ofDocument('referrer')
    },
    get isMember() {
      return Boolean(roles())
    },
    get roles() {
      return roles() ?? []
    },
    get device() {
      return device().get()
    },
    get browsers() {
      return browserFlags()
    },
    get lastModified() {
      return Date.parse(ofDocument('lastModified'))
    },
    elapsed: performance.now(),
    rare: popup.rareRules as RareRules | undefined,
  }
}
